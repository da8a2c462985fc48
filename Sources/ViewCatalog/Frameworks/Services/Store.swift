import Interpreter

/// StoreKit as on a device that no products were set up for: there are none, and nothing is bought.
var storeKit: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct Product: Identifiable, Hashable, Sendable {
        let id: String
        let type: ProductType
        let displayName: String
        let description: String
        let price: Decimal
        let displayPrice: String
        let isFamilyShareable: Bool
        let subscription: SubscriptionInfo?
        let jsonRepresentation: Data
        static func products<Identifiers: Collection>(
          for identifiers: Identifiers
        ) async throws -> [Product] where Identifiers.Element == String { [] }
        func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
          .userCancelled
        }
        var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
        var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
        static func == (a: Product, b: Product) -> Bool { a.id == b.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
      }
      """),
    Builtin(
      "Product",
      """
      struct ProductType: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let consumable = ProductType(rawValue: "Consumable")
        static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
      }
      """),
    Builtin(
      "Product",
      """
      struct PurchaseOption: Hashable, Sendable {
        static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
        static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
        static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> PurchaseOption {
          PurchaseOption()
        }
      }
      """),
    Builtin(
      "Product",
      """
      enum PurchaseResult {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
      }
      """),
    Builtin(
      "Product",
      """
      enum PurchaseError: Error, Hashable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
        case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature
        case missingOfferParameters
      }
      """),
    Builtin(
      "Product",
      """
      struct SubscriptionPeriod: Hashable, Sendable {
        enum Unit: Hashable, Sendable { case day, week, month, year }
        let unit: Unit
        let value: Int
      }
      """),
    Builtin(
      "Product",
      """
      struct SubscriptionInfo: Hashable, Sendable {
        struct RenewalState: RawRepresentable, Hashable, Sendable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let subscribed = RenewalState(rawValue: 1)
          static let expired = RenewalState(rawValue: 2)
          static let inBillingRetryPeriod = RenewalState(rawValue: 3)
          static let inGracePeriod = RenewalState(rawValue: 4)
          static let revoked = RenewalState(rawValue: 5)
        }
        struct RenewalInfo: Hashable, Sendable {
          let currentProductID: String
          let autoRenewPreference: String?
          let willAutoRenew: Bool
        }
        struct Status: Sendable {
          let state: RenewalState
          let transaction: VerificationResult<Transaction>
          let renewalInfo: VerificationResult<RenewalInfo>
        }
        let subscriptionGroupID: String
        let subscriptionPeriod: SubscriptionPeriod
        var isEligibleForIntroOffer: Bool { get async { false } }
        var status: [Status] { get async throws { [] } }
      }
      """),
    Builtin(
      nil,
      """
      @frozen enum VerificationResult<SignedType> {
        enum VerificationError: Error, Hashable {
          case revokedCertificate, invalidCertificateChain, invalidDeviceVerification
          case invalidEncoding, invalidSignature, missingRequiredProperties
        }
        case unverified(SignedType, VerificationError)
        case verified(SignedType)
        var payloadValue: SignedType {
          get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
          }
        }
        var unsafePayloadValue: SignedType {
          switch self {
          case .verified(let value), .unverified(let value, _): return value
          }
        }
      }
      """),
    Builtin(
      nil,
      """
      enum AppStore {
        static var canMakePayments: Bool { true }
        static var deviceVerificationID: UUID? { nil }
        static func sync() async throws {}
        @MainActor static func requestReview(in scene: UIWindowScene) {}
        @MainActor static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
        @MainActor static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
      }
      """),
    Builtin(
      nil,
      """
      enum StoreKitError: Error {
        case unknown, userCancelled, notAvailableInStorefront, notEntitled
        case networkError(URLError)
        case systemError(any Error)
      }
      """),
    Builtin(
      nil,
      """
      class SKStoreReviewController: NSObject {
        class func requestReview() {}
        class func requestReview(in windowScene: UIWindowScene) {}
      }
      """),
  ] + storeTransactions
}

/// StoreKit's transactions share SwiftUI's name; a program has one or the other.
private var storeTransactions: [Builtin] {
  [
    "typealias Transactions = AsyncStream<VerificationResult<Transaction>>",
    // Nothing is ever bought elsewhere, and one waits for it for ever.
    "static var updates: Transactions { AsyncStream { _ in } }",
    "static var unfinished: Transactions { AsyncStream { $0.finish() } }",
    "static var currentEntitlements: Transactions { AsyncStream { $0.finish() } }",
    "static var all: Transactions { AsyncStream { $0.finish() } }",
    """
    static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    """,
    """
    static func currentEntitlement(
      for productID: String
    ) async -> VerificationResult<Transaction>? { nil }
    """,
    "enum RefundRequestStatus: Hashable { case userCancelled, success }",
    "enum RefundRequestError: Error, Hashable { case duplicateRequest, failed }",
    """
    @MainActor static func beginRefundRequest(
      for transactionID: UInt64, in scene: UIWindowScene
    ) async throws -> RefundRequestStatus { .userCancelled }
    """,
    """
    @MainActor func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus
    { .userCancelled }
    """,
    "var id: UInt64 { 0 }",
    "var originalID: UInt64 { 0 }",
    "var productID: String { \"\" }",
    "var productType: Product.ProductType { .nonConsumable }",
    "var purchaseDate: Date { Date() }",
    "var originalPurchaseDate: Date { Date() }",
    "var expirationDate: Date? { nil }",
    "var revocationDate: Date? { nil }",
    "var isUpgraded: Bool { false }",
    "var purchasedQuantity: Int { 1 }",
    "var subscriptionGroupID: String? { nil }",
    "func finish() async {}",
  ].map { Builtin("Transaction", $0) }
}

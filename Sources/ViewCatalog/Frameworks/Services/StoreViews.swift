import Interpreter

/// StoreKit's views, on a device that no products were set up for, and its older queue of payments.
var storeViews: [Builtin] { productViews + storeModifiers + paymentQueue }

private var productViews: [Builtin] {
  [
    """
    struct _NoProduct: View {
      let title: String
      var body: some View {
        ContentUnavailableView(
          title, systemImage: "storefront",
          description: Text("The store is not available on this device."))
      }
    }
    """,
    """
    struct ProductView<Icon: View, PlaceholderIcon: View>: View {
      var body: some View { Text("Unavailable").foregroundStyle(.secondary) }
    }
    """,
    """
    struct StoreView<Icon: View, PlaceholderIcon: View>: View {
      var body: some View { _NoProduct(title: "Store Unavailable") }
    }
    """,
    """
    struct SubscriptionStoreView<Content: View>: View {
      let _content: Content
      var body: some View {
        VStack {
          _content
          _NoProduct(title: "Subscription Unavailable")
        }
      }
    }
    """,
    "enum ProductIconPhase { case loading, success(Image), unavailable }",
    "protocol ProductViewStyle {}",
    "struct AutomaticProductViewStyle: ProductViewStyle { init() {} }",
    "struct CompactProductViewStyle: ProductViewStyle { init() {} }",
    "struct LargeProductViewStyle: ProductViewStyle { init() {} }",
    "struct RegularProductViewStyle: ProductViewStyle { init() {} }",
    """
    struct StoreButtonKind: Hashable, Sendable {
      let _name: String
      static let cancellation = StoreButtonKind(_name: "cancellation")
      static let restorePurchases = StoreButtonKind(_name: "restorePurchases")
      static let redeemCode = StoreButtonKind(_name: "redeemCode")
      static let policies = StoreButtonKind(_name: "policies")
      static let signIn = StoreButtonKind(_name: "signIn")
    }
    """,
    """
    struct SubscriptionStoreButtonLabel: Hashable, Sendable {
      static let automatic = SubscriptionStoreButtonLabel()
      static let action = SubscriptionStoreButtonLabel()
      static let displayName = SubscriptionStoreButtonLabel()
      static let price = SubscriptionStoreButtonLabel()
      static let multiline = SubscriptionStoreButtonLabel()
      static let singleLine = SubscriptionStoreButtonLabel()
      var displayName: SubscriptionStoreButtonLabel { self }
      var price: SubscriptionStoreButtonLabel { self }
      var multiline: SubscriptionStoreButtonLabel { self }
    }
    """,
    "enum SubscriptionStorePolicyKind: Hashable { case privacyPolicy, termsOfService }",
    "enum EntitlementTaskState<Value> { case loading, failure(any Error), success(Value) }",
    """
    enum ProductTaskState: @unchecked Sendable {
      case loading, unavailable, failure(any Error), success(Product)
    }
    """,
    """
    enum ProductsTaskState: @unchecked Sendable {
      case loading, failure(any Error), success([Product], unavailable: [Product.ID])
    }
    """,
    "protocol SubscriptionStoreControlStyle {}",
    "struct _StoreControlStyle: SubscriptionStoreControlStyle {}",
    """
    struct PurchaseAction: Sendable {
      func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
      ) async throws -> Product.PurchaseResult { .userCancelled }
    }
    """,
  ].map { Builtin(nil, $0) }
    + [
      "init(id: Product.ID, prefersPromotionalIcon: Bool = false) where Icon == EmptyView, PlaceholderIcon == EmptyView {}",
      "init(_ product: Product, prefersPromotionalIcon: Bool = false) where Icon == EmptyView, PlaceholderIcon == EmptyView {}",
      "init(id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon) where PlaceholderIcon == EmptyView {}",
      "init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon) where PlaceholderIcon == EmptyView {}",
      "init(id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon) {}",
    ].map { Builtin("ProductView", $0) }
    + [
      "init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) where Icon == EmptyView, PlaceholderIcon == EmptyView {}",
      "init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) where Icon == EmptyView, PlaceholderIcon == EmptyView {}",
      "init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon) where PlaceholderIcon == EmptyView {}",
      "init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon) where PlaceholderIcon == EmptyView {}",
      "init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon) {}",
    ].map { Builtin("StoreView", $0) }
    + [
      "groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all",
      "productIDs: some Collection<Product.ID>", "subscriptions: some Collection<Product>",
    ].flatMap { parameters in
      [
        "init(\(parameters)) where Content == EmptyView { _content = EmptyView() }",
        "init(\(parameters), @ViewBuilder marketingContent: () -> Content) { _content = marketingContent() }",
      ].map { Builtin("SubscriptionStoreView", $0) }
    }
    + [
      Builtin(
        "Product",
        """
        struct SubscriptionRelationship: OptionSet, Sendable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let current = SubscriptionRelationship(rawValue: 1)
          static let upgrade = SubscriptionRelationship(rawValue: 2)
          static let crossgrade = SubscriptionRelationship(rawValue: 4)
          static let downgrade = SubscriptionRelationship(rawValue: 8)
          static let all = SubscriptionRelationship(rawValue: 15)
        }
        """),
      Builtin("EnvironmentValues", "var purchase: PurchaseAction { PurchaseAction() }"),
    ]
    + [
      ("compact", "Compact"), ("large", "Large"), ("regular", "Regular"),
      ("automatic", "Automatic"),
    ].map { name, type in
      Builtin(
        "ProductViewStyle where Self == \(type)ProductViewStyle",
        "static var \(name): \(type)ProductViewStyle { \(type)ProductViewStyle() }")
    }
    + ["automatic", "buttons", "picker", "prominentPicker", "compactPicker", "pagedPicker"].map {
      Builtin(
        "SubscriptionStoreControlStyle where Self == _StoreControlStyle",
        "static var \($0): _StoreControlStyle { _StoreControlStyle() }")
    }
}

/// What these views look like, and what is told of purchases that never come.
private var storeModifiers: [Builtin] {
  [
    "productViewStyle(_ style: some ProductViewStyle)",
    "storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...)",
    "storeProductsTask(for ids: some Collection<Product.ID>, priority: TaskPriority = .medium, action: @escaping (ProductsTaskState) async -> ()) ",
    "storeProductTask(for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (ProductTaskState) async -> ())",
    "subscriptionStatusTask(for groupID: String, priority: TaskPriority = .medium, action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> ())",
    "currentEntitlementTask(for productID: String, priority: TaskPriority = .medium, action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> ())",
    "subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel)",
    "subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle)",
    "subscriptionStorePickerItemBackground(_ style: some ShapeStyle)",
    "subscriptionStoreControlBackground(_ style: some ShapeStyle)",
    "subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle)",
    "subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind)",
    "subscriptionStorePolicyDestination(for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View)",
    "subscriptionStoreControlIcon(@ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View)",
    "subscriptionStoreSignInAction(_ action: (() -> ())?)",
    "onInAppPurchaseStart(perform action: ((Product) async -> ())?)",
    "onInAppPurchaseCompletion(perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> ())?)",
    "manageSubscriptionsSheet(isPresented: Binding<Bool>)",
    "manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String)",
    "offerCodeRedemption(isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in })",
    "refundRequestSheet(for transactionID: UInt64, isPresented: Binding<Bool>, onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> ())? = nil)",
    "appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration)",
  ].map { Builtin("View", "func \($0) -> some View { self }") }
}

private var paymentQueue: [Builtin] {
  [
    """
    class SKOverlay: NSObject {
      class Configuration: NSObject {}
      class AppConfiguration: Configuration {
        enum Position: Int { case bottom, bottomRaised }
        let appIdentifier: String
        let position: Position
        init(appIdentifier: String, position: Position) {
          (self.appIdentifier, self.position) = (appIdentifier, position)
          super.init()
        }
      }
      init(configuration: Configuration) {}
      func present(in scene: UIWindowScene) {}
    }
    """,
    """
    class SKProduct: NSObject {
      var productIdentifier: String { "" }
      var localizedTitle: String { "" }
      var localizedDescription: String { "" }
      var price: NSDecimalNumber { NSDecimalNumber(value: 0) }
      var priceLocale: Locale { Locale.current }
    }
    """,
    """
    class SKRequest: NSObject {
      weak var delegate: (any SKRequestDelegate)?
      override init() {}
      func start() { DispatchQueue.main.async { self._answer() } }
      func cancel() { delegate = nil }
      func _answer() { delegate?.requestDidFinish(self) }
    }
    """,
    """
    class SKProductsRequest: SKRequest {
      let _identifiers: Set<String>
      init(productIdentifiers: Set<String>) {
        _identifiers = productIdentifiers
        super.init()
      }
      override func _answer() {
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(
          self, didReceive: SKProductsResponse(_identifiers))
        super._answer()
      }
    }
    """,
    """
    class SKProductsResponse: NSObject {
      let invalidProductIdentifiers: [String]
      var products: [SKProduct] { [] }
      init(_ identifiers: Set<String>) { invalidProductIdentifiers = identifiers.sorted() }
    }
    """,
    """
    protocol SKRequestDelegate: NSObjectProtocol {
      func requestDidFinish(_ request: SKRequest)
      func request(_ request: SKRequest, didFailWithError error: any Error)
    }
    """,
    """
    protocol SKProductsRequestDelegate: SKRequestDelegate {
      func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
    }
    """,
    """
    class SKPayment: NSObject {
      let productIdentifier: String
      var quantity: Int { 1 }
      var applicationUsername: String? { nil }
      init(product: SKProduct) { productIdentifier = product.productIdentifier }
    }
    """,
    "class SKMutablePayment: SKPayment {}",
    "enum SKPaymentTransactionState: Int { case purchasing, purchased, failed, restored, deferred }",
    """
    class SKPaymentTransaction: NSObject {
      let payment: SKPayment
      init(_ payment: SKPayment) { self.payment = payment }
      var transactionState: SKPaymentTransactionState { .failed }
      var error: (any Error)? { SKError(.paymentCancelled) }
      var original: SKPaymentTransaction? { nil }
      var transactionIdentifier: String? { nil }
      var transactionDate: Date? { nil }
    }
    """,
    """
    struct SKError: Error {
      enum Code: Int {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
        case storeProductNotAvailable, cloudServicePermissionDenied
        case cloudServiceNetworkConnectionFailed, cloudServiceRevoked
      }
      let code: Code
      init(_ code: Code) { self.code = code }
    }
    """,
    """
    class SKPaymentQueue: NSObject {
      static let _queue = SKPaymentQueue()
      class func `default`() -> SKPaymentQueue { _queue }
      class func canMakePayments() -> Bool { true }
      var transactions: [SKPaymentTransaction] = []
      var _observers: [any SKPaymentTransactionObserver] = []
      override init() {}
      func add(_ observer: any SKPaymentTransactionObserver) { _observers.append(observer) }
      func remove(_ observer: any SKPaymentTransactionObserver) {
        _observers.removeAll { $0 === observer }
      }
      func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(payment)
        transactions.append(transaction)
        DispatchQueue.main.async {
          for one in self._observers { one.paymentQueue(self, updatedTransactions: [transaction]) }
        }
      }
      func finishTransaction(_ transaction: SKPaymentTransaction) {
        transactions.removeAll { $0 === transaction }
      }
      func restoreCompletedTransactions() {
        DispatchQueue.main.async {
          for one in self._observers { one.paymentQueueRestoreCompletedTransactionsFinished(self) }
        }
      }
    }
    """,
  ].map { Builtin(nil, $0) }
    + [
      Builtin("SKRequestDelegate", "func requestDidFinish(_ request: SKRequest) {}"),
      Builtin(
        "SKRequestDelegate",
        "func request(_ request: SKRequest, didFailWithError error: any Error) {}"),
    ]
    + [
      "func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])",
      "func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)",
      "func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)",
    ].map { Builtin("SKPaymentTransactionObserver", $0 + " {}") }
    + [
      Builtin(
        nil,
        """
        protocol SKPaymentTransactionObserver: NSObjectProtocol {
          func paymentQueue(
            _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
          func paymentQueue(
            _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
          func paymentQueue(
            _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
          func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
        }
        """)
    ]
}

import Interpreter

/// PassKit on a device without a card: its buttons are there, and nothing is paid.
var payments: [Builtin] { paymentButtons + paymentRequests + paymentControllers + passes }

private var paymentButtons: [Builtin] {
  let labels = [
    "plain", "buy", "setUp", "inStore", "donate", "checkout", "book", "subscribe", "reload",
    "addMoney", "topUp", "order", "rent", "support", "contribute", "tip", "continue",
  ]
  return [
    """
    struct PayWithApplePayButtonLabel: Hashable, Sendable {
      let _title: String
    \(labels.map { name in
      "  static let `\(name)` = PayWithApplePayButtonLabel(_title: \"\(name == "plain" ? "" : words(name) + " with ")\")"
    }.joined(separator: "\n"))
    }
    """,
    """
    struct PayWithApplePayButtonStyle: Hashable, Sendable {
      let _isDark: Bool
      static let automatic = PayWithApplePayButtonStyle(_isDark: true)
      static let black = PayWithApplePayButtonStyle(_isDark: true)
      static let white = PayWithApplePayButtonStyle(_isDark: false)
      static let whiteOutline = PayWithApplePayButtonStyle(_isDark: false)
    }
    """,
    """
    struct AddPassToWalletButtonStyle: Hashable, Sendable {
      let _isDark: Bool
      static let black = AddPassToWalletButtonStyle(_isDark: true)
      static let blackOutline = AddPassToWalletButtonStyle(_isDark: true)
    }
    """,
    """
    enum PayWithApplePayButtonPaymentAuthorizationPhase {
      case willAuthorize
      case didAuthorize(
        payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
      case didFinish
    }
    """,
    """
    struct _WalletButton: View {
      let title: String
      let isDark: Bool
      let action: () -> Void
      var body: some View {
        Button(action: action) {
          Text(title).frame(maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
            .foregroundStyle(isDark ? Color.white : Color.black)
            .background(isDark ? Color.black : Color.white)
            .clipShape(RoundedRectangle(cornerRadius: 4))
        }
        .buttonStyle(.plain)
      }
    }
    """,
    """
    struct PayWithApplePayButton<Fallback: View>: View {
      @Environment(\\._payButtonStyle) var _style: PayWithApplePayButtonStyle
      let _label: PayWithApplePayButtonLabel
      let _action: () -> Void
      var body: some View {
        _WalletButton(title: _label._title + "Apple Pay", isDark: _style._isDark, action: _action)
      }
    }
    """,
    """
    struct _PayButtonStyleKey: EnvironmentKey {
      static let defaultValue: PayWithApplePayButtonStyle = PayWithApplePayButtonStyle.automatic
    }
    """,
    """
    struct AddPassToWalletButton<Fallback: View>: View {
      let _action: () -> Void
      var body: some View {
        _WalletButton(title: "Add to Apple Wallet", isDark: true, action: _action)
      }
    }
    """,
  ].map { Builtin(nil, $0) }
    + [
      "_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void",
      """
      _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
      onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
      """,
    ].flatMap { parameters in
      // The system's own sheet would open: it is closed at once.
      let action =
        parameters.contains("request:")
        ? "{ onPaymentAuthorizationChange(.willAuthorize); onPaymentAuthorizationChange(.didFinish) }"
        : "action"
      return [
        "init(\(parameters)) where Fallback == EmptyView { _label = label; _action = \(action) }",
        "init(\(parameters), @ViewBuilder fallback: () -> Fallback) { _label = label; _action = \(action) }",
      ].map { Builtin("PayWithApplePayButton", $0) }
    }
    + [
      ("action: @escaping () -> Void", "action"),
      ("_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void", "{ onCompletion(false) }"),
    ].flatMap { parameters, action in
      [
        "init(\(parameters)) where Fallback == EmptyView { _action = \(action) }",
        "init(\(parameters), @ViewBuilder fallback: () -> Fallback) { _action = \(action) }",
      ].map { Builtin("AddPassToWalletButton", $0) }
    }
    + [
      Builtin(
        "EnvironmentValues",
        """
        var _payButtonStyle: PayWithApplePayButtonStyle {
          get { self[_PayButtonStyleKey.self] }
          set { self[_PayButtonStyleKey.self] = newValue }
        }
        """),
      Builtin(
        "View",
        """
        func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View {
          environment(\\._payButtonStyle, style)
        }
        """),
      Builtin(
        "View",
        """
        func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View { self }
        """),
    ]
}

/// `setUp` as `Set Up`.
private func words(_ name: String) -> String {
  name.reduce("") { text, letter in
    if text.isEmpty { return letter.uppercased() }
    return text + (letter.isUppercase ? " " : "") + String(letter)
  }
}

private var paymentRequests: [Builtin] {
  [
    """
    struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      init(_ rawValue: String) { self.rawValue = rawValue }
    \([
      "amex", "cartesBancaires", "chinaUnionPay", "discover", "eftpos", "electron", "elo", "girocard",
      "interac", "JCB", "mada", "maestro", "masterCard", "mir", "privateLabel", "quicPay", "suica",
      "visa", "vPay",
    ].map { "  static let \($0) = PKPaymentNetwork(\"\($0)\")" }.joined(separator: "\n"))
    }
    """,
    """
    struct PKMerchantCapability: OptionSet, Sendable {
      let rawValue: UInt
      init(rawValue: UInt) { self.rawValue = rawValue }
      static let threeDSecure = PKMerchantCapability(rawValue: 1)
      static let capability3DS = PKMerchantCapability(rawValue: 1)
      static let emv = PKMerchantCapability(rawValue: 2)
      static let capabilityEMV = PKMerchantCapability(rawValue: 2)
      static let credit = PKMerchantCapability(rawValue: 4)
      static let capabilityCredit = PKMerchantCapability(rawValue: 4)
      static let debit = PKMerchantCapability(rawValue: 8)
      static let capabilityDebit = PKMerchantCapability(rawValue: 8)
    }
    """,
    "enum PKPaymentSummaryItemType: UInt { case final, pending }",
    """
    class PKPaymentSummaryItem: NSObject {
      var label: String
      var amount: NSDecimalNumber
      var type: PKPaymentSummaryItemType
      init(label: String, amount: NSDecimalNumber) {
        (self.label, self.amount, type) = (label, amount, .final)
      }
      init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        (self.label, self.amount, self.type) = (label, amount, type)
      }
    }
    """,
    """
    class PKShippingMethod: PKPaymentSummaryItem {
      var identifier: String?
      var detail: String?
    }
    """,
    """
    struct PKContactField: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      static let emailAddress = PKContactField(rawValue: "email")
      static let name = PKContactField(rawValue: "name")
      static let phoneNumber = PKContactField(rawValue: "phone")
      static let postalAddress = PKContactField(rawValue: "post")
      static let phoneticName = PKContactField(rawValue: "phoneticName")
    }
    """,
    """
    class PKContact: NSObject {
      var name: PersonNameComponents?
      var emailAddress: String?
      override init() {}
    }
    """,
    "enum PKShippingType: UInt { case shipping, delivery, storePickup, servicePickup }",
    """
    class PKPaymentRequest: NSObject {
      var merchantIdentifier: String = ""
      var countryCode: String = ""
      var currencyCode: String = ""
      var supportedNetworks: [PKPaymentNetwork] = []
      var merchantCapabilities: PKMerchantCapability = []
      var paymentSummaryItems: [PKPaymentSummaryItem] = []
      var shippingMethods: [PKShippingMethod]?
      var shippingType: PKShippingType = .shipping
      var requiredBillingContactFields: Set<PKContactField> = []
      var requiredShippingContactFields: Set<PKContactField> = []
      var billingContact: PKContact?
      var shippingContact: PKContact?
      var applicationData: Data?
      override init() {}
    }
    """,
    "enum PKPaymentMethodType: UInt { case unknown, debit, credit, prepaid, store, eMoney }",
    """
    class PKPaymentMethod: NSObject {
      var displayName: String? { nil }
      var network: PKPaymentNetwork? { nil }
      var type: PKPaymentMethodType { .unknown }
    }
    """,
    """
    class PKPaymentToken: NSObject {
      var paymentData: Data { Data() }
      var transactionIdentifier: String { "" }
      var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
    }
    """,
    """
    class PKPayment: NSObject {
      var token: PKPaymentToken { PKPaymentToken() }
      var billingContact: PKContact? { nil }
      var shippingContact: PKContact? { nil }
      var shippingMethod: PKShippingMethod? { nil }
    }
    """,
    "enum PKPaymentAuthorizationStatus: Int { case success, failure }",
    """
    class PKPaymentAuthorizationResult: NSObject {
      var status: PKPaymentAuthorizationStatus
      var errors: [any Error]!
      init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        (self.status, self.errors) = (status, errors)
      }
    }
    """,
    """
    class PKPaymentRequestShippingMethodUpdate: NSObject {
      init(paymentSummaryItems: [PKPaymentSummaryItem]) {}
    }
    """,
  ].map { Builtin(nil, $0) }
}

private var paymentControllers: [Builtin] {
  let asked = """
      class func canMakePayments() -> Bool { true }
      class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
      class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
      ) -> Bool { false }
    """
  return [
    """
    class PKPaymentAuthorizationController: NSObject {
      weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    \(asked)
      init(paymentRequest request: PKPaymentRequest) {}
      func present(completion: ((Bool) -> Void)? = nil) {
        DispatchQueue.main.async { completion?(false) }
      }
      func present() async -> Bool { false }
      func dismiss(completion: (() -> Void)? = nil) { completion?() }
      func dismiss() async {}
    }
    """,
    """
    class PKPaymentAuthorizationViewController: UIViewController {
      weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
    \(asked)
      init?(paymentRequest request: PKPaymentRequest) { super.init() }
    }
    """,
    """
    protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
      func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
      func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    }
    """,
    """
    protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
      func paymentAuthorizationViewControllerDidFinish(
        _ controller: PKPaymentAuthorizationViewController)
      func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    }
    """,
  ].map { Builtin(nil, $0) }
    + ["", "View"].map { kind in
      Builtin(
        "PKPaymentAuthorization\(kind)ControllerDelegate",
        """
        func paymentAuthorization\(kind)Controller(
          _ controller: PKPaymentAuthorization\(kind)Controller, didAuthorizePayment payment: PKPayment,
          handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
        ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
        """)
    }
}

private var passes: [Builtin] {
  [
    "enum PKPaymentButtonType: Int { case plain, buy, setUp, inStore, donate, checkout, book, subscribe }",
    "enum PKPaymentButtonStyle: Int { case white, whiteOutline, black, automatic = 3 }",
    """
    class PKPaymentButton: UIButton {
      convenience init(
        paymentButtonType buttonType: PKPaymentButtonType, paymentButtonStyle buttonStyle: PKPaymentButtonStyle
      ) {
        self.init(frame: .zero)
        setTitle("Apple Pay", for: .normal)
      }
    }
    """,
    """
    class PKPass: NSObject {
      init(data: Data) throws { throw CocoaError(.fileReadCorruptFile) }
      var passTypeIdentifier: String { "" }
      var serialNumber: String { "" }
      var organizationName: String { "" }
      var localizedName: String { "" }
      var localizedDescription: String { "" }
    }
    """,
    """
    class PKPassLibrary: NSObject {
      override init() {}
      class func isPassLibraryAvailable() -> Bool { true }
      class func isPaymentPassActivationAvailable() -> Bool { false }
      func passes() -> [PKPass] { [] }
      func containsPass(_ pass: PKPass) -> Bool { false }
      func removePass(_ pass: PKPass) {}
    }
    """,
    """
    class PKAddPassesViewController: UIViewController {
      weak var delegate: (any PKAddPassesViewControllerDelegate)?
      init?(pass: PKPass) { super.init() }
      init?(passes: [PKPass]) { super.init() }
      class func canAddPasses() -> Bool { false }
    }
    """,
  ].map { Builtin(nil, $0) }
    + delegate(
      "PKAddPassesViewControllerDelegate",
      ["addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)"])
}

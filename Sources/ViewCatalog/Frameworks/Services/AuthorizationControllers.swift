import Interpreter

/// Signing in through a controller, with a password, a passkey or a page of the web: on a device
/// without an account nobody signs in.
var authorizationControllers: [Builtin] { authorizationRequests + webSessions + providers }

private var authorizationRequests: [Builtin] {
  [
    "typealias ASPresentationAnchor = UIWindow",
    "class ASAuthorizationRequest: NSObject { override init() {} }",
    """
    class ASAuthorizationController: NSObject {
      let authorizationRequests: [ASAuthorizationRequest]
      weak var delegate: (any ASAuthorizationControllerDelegate)?
      weak var presentationContextProvider:
        (any ASAuthorizationControllerPresentationContextProviding)?
      init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
      }
      func performRequests() {
        DispatchQueue.main.async {
          self.delegate?.authorizationController(
            controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
        }
      }
      func performAutoFillAssistedRequests() {}
      func cancel() {}
    }
    """,
    """
    protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
      func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
    }
    """,
    """
    class ASPasswordCredential: NSObject, ASAuthorizationCredential {
      let user: String
      let password: String
      init(user: String, password: String) { (self.user, self.password) = (user, password) }
    }
    """,
    "enum ASUserDetectionStatus: Int { case unsupported, unknown, likelyReal }",
  ].map { Builtin(nil, $0) }
    + delegate(
      "ASAuthorizationControllerDelegate",
      [
        """
        authorizationController(
          controller: ASAuthorizationController,
          didCompleteWithAuthorization authorization: ASAuthorization)
        """,
        """
        authorizationController(
          controller: ASAuthorizationController, didCompleteWithError error: any Error)
        """,
      ])
}

private var webSessions: [Builtin] {
  [
    """
    struct ASWebAuthenticationSessionError: Error {
      enum Code: Int {
        case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
      }
      let code: Code
      init(_ code: Code) { self.code = code }
      static var canceledLogin: Code { .canceledLogin }
    }
    """,
    """
    class ASWebAuthenticationSession: NSObject {
      typealias CompletionHandler = (URL?, (any Error)?) -> Void
      struct Callback: Sendable {
        static func customScheme(_ customScheme: String) -> Callback { Callback() }
        static func https(host: String, path: String) -> Callback { Callback() }
      }
      let _completion: CompletionHandler
      weak var presentationContextProvider:
        (any ASWebAuthenticationPresentationContextProviding)?
      var prefersEphemeralWebBrowserSession: Bool = false
      var additionalHeaderFields: [String: String]?
      var canStart: Bool { true }
      init(
        url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
      ) { _completion = completionHandler }
      init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        _completion = completionHandler
      }
      @discardableResult func start() -> Bool {
        DispatchQueue.main.async {
          self._completion(nil, ASWebAuthenticationSessionError(.canceledLogin))
        }
        return true
      }
      func cancel() {}
    }
    """,
    """
    protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
      func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
    }
    """,
    """
    struct WebAuthenticationSession: Sendable {
      struct BrowserSession: Sendable {
        static let ephemeral = BrowserSession()
        static let shared = BrowserSession()
      }
      func authenticate(
        using url: URL, callbackURLScheme: String,
        preferredBrowserSession: BrowserSession? = nil
      ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
      func authenticate(
        using url: URL, callback: ASWebAuthenticationSession.Callback,
        preferredBrowserSession: BrowserSession? = nil,
        additionalHeaderFields: [String: String] = [:]
      ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
    }
    """,
    """
    struct AuthorizationController: Sendable {
      func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.canceled)
      }
      func performRequests(
        _ requests: [ASAuthorizationRequest]
      ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
    }
    """,
    """
    enum ASAuthorizationResult {
      case password(ASPasswordCredential)
      case appleID(ASAuthorizationAppleIDCredential)
      case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
      case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    }
    """,
  ].map { Builtin(nil, $0) }
    + [
      Builtin(
        "EnvironmentValues",
        "var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }"),
      Builtin(
        "EnvironmentValues",
        "var authorizationController: AuthorizationController { AuthorizationController() }"),
    ]
}

private var providers: [Builtin] {
  [
    """
    class ASAuthorizationAppleIDProvider: NSObject {
      enum CredentialState: Int { case revoked, authorized, notFound, transferred }
      override init() {}
      static let credentialRevokedNotification = Notification.Name(
        "ASAuthorizationAppleIDCredentialRevokedNotification")
      func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
      func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
      func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
      ) { DispatchQueue.main.async { completion(.notFound, nil) } }
    }
    """,
    """
    class ASAuthorizationPasswordProvider: NSObject {
      override init() {}
      func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
    }
    """,
    "class ASAuthorizationPasswordRequest: ASAuthorizationRequest { override init() { super.init() } }",
    """
    class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {
      let relyingPartyIdentifier: String
      init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
      func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
      ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest()
      }
      func createCredentialAssertionRequest(
        challenge: Data
      ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest()
      }
    }
    """,
    """
    class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
      override init() { super.init() }
    }
    """,
    """
    class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
      override init() { super.init() }
    }
    """,
    """
    class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
      ASAuthorizationCredential
    {
      var credentialID: Data { Data() }
      var rawClientDataJSON: Data { Data() }
      var rawAttestationObject: Data? { nil }
    }
    """,
    """
    class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential {
      var credentialID: Data { Data() }
      var rawClientDataJSON: Data { Data() }
      var signature: Data! { Data() }
      var userID: Data! { Data() }
    }
    """,
    """
    class ASAuthorizationAppleIDButton: UIControl {
      enum ButtonType: Int {
        case signIn, `continue`, signUp
        static var `default`: ButtonType { .signIn }
      }
      enum Style: Int { case white, whiteOutline, black }
      let _type: ButtonType
      var cornerRadius: CGFloat = 6
      init(type: ButtonType, style: Style) {
        _type = type
        super.init(frame: .zero)
      }
      convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.init(type: type, style: style)
      }
      override func _shown() -> AnyView {
        let title = ["Sign in with Apple", "Continue with Apple", "Sign up with Apple"][_type.rawValue]
        return AnyView(
          Button(title) { self.sendActions(for: .touchUpInside) }
            .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.black))
      }
    }
    """,
  ].map { Builtin(nil, $0) }
    + [
      Builtin(
        "ASAuthorizationAppleIDCredential", "var realUserStatus: ASUserDetectionStatus { .unknown }"
      ),
      Builtin(
        "ASAuthorizationAppleIDCredential", "var authorizedScopes: [ASAuthorization.Scope] { [] }"),
    ]
}

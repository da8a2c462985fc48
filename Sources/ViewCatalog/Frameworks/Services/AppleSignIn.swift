import Interpreter

/// Signing in with Apple: the button is there, and a device without an account answers that nobody
/// signed in.
var appleSignIn: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct SignInWithAppleButton: View {
        enum Label: Hashable { case signIn, signUp, `continue` }
        struct Style: Hashable {
          let _isDark: Bool
          let _hasOutline: Bool
          static let black = Style(_isDark: true, _hasOutline: false)
          static let white = Style(_isDark: false, _hasOutline: false)
          static let whiteOutline = Style(_isDark: false, _hasOutline: true)
        }
        @Environment(\\._appleButtonStyle) var _style: Style
        let _label: Label
        let _request: (ASAuthorizationAppleIDRequest) -> Void
        let _completion: (Result<ASAuthorization, any Error>) -> Void
        init(
          _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
          onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
        ) {
          _label = label
          _request = onRequest
          _completion = onCompletion
        }
        var _title: String {
          switch _label {
          case .signIn: return "Sign in with Apple"
          case .signUp: return "Sign up with Apple"
          case .continue: return "Continue with Apple"
          }
        }
        var body: some View {
          Button {
            _request(ASAuthorizationAppleIDRequest())
            _completion(.failure(ASAuthorizationError(.canceled)))
          } label: {
            SwiftUI.Label(_title, systemImage: "apple.logo")
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .foregroundStyle(_style._isDark ? Color.white : Color.black)
              .background(_style._isDark ? Color.black : Color.white)
              .clipShape(RoundedRectangle(cornerRadius: 6))
          }
          .buttonStyle(.plain)
        }
      }
      """),
    Builtin(
      nil,
      """
      struct _AppleButtonStyleKey: EnvironmentKey {
        static let defaultValue: SignInWithAppleButton.Style = SignInWithAppleButton.Style.black
      }
      """),
    Builtin(
      "EnvironmentValues",
      """
      var _appleButtonStyle: SignInWithAppleButton.Style {
        get { self[_AppleButtonStyleKey.self] }
        set { self[_AppleButtonStyleKey.self] = newValue }
      }
      """),
    Builtin(
      "View",
      """
      func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\\._appleButtonStyle, style)
      }
      """),
  ] + authorizations
}

private var authorizations: [Builtin] {
  [
    Builtin(
      nil,
      """
      class ASAuthorization: NSObject {
        struct Scope: Hashable, Sendable {
          let rawValue: String
          static let fullName = Scope(rawValue: "full_name")
          static let email = Scope(rawValue: "email")
        }
        let credential: any ASAuthorizationCredential
        init(_ credential: any ASAuthorizationCredential) { self.credential = credential }
      }
      """),
    Builtin(nil, "protocol ASAuthorizationCredential: NSObjectProtocol {}"),
    Builtin(
      nil,
      """
      class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
        var user: String { "" }
        var state: String? { nil }
        var email: String? { nil }
        var fullName: PersonNameComponents? { nil }
        var identityToken: Data? { nil }
        var authorizationCode: Data? { nil }
      }
      """),
    Builtin(
      nil,
      """
      class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
        var requestedScopes: [ASAuthorization.Scope]?
        var nonce: String?
        var state: String?
        override init() { super.init() }
      }
      """),
    Builtin(
      nil,
      """
      struct ASAuthorizationError: Error {
        enum Code: Int {
          case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
        }
        let code: Code
        init(_ code: Code) { self.code = code }
        static var canceled: Code { .canceled }
        static var failed: Code { .failed }
      }
      """),
  ]
}

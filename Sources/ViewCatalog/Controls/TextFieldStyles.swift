import Checking
import Interpreter
import ViewTree

/// Styles of text fields, what happens on return, and what the keyboard looks like (inert).
var textFieldStyles: [Builtin] {
  [
    Builtin(nil, "protocol TextFieldStyle { typealias _Label = _TextFieldStyleLabel }"),
    Builtin(nil, "struct _TextFieldStyleLabel: View { var body: some View { EmptyView() } }"),
    Builtin("View", "func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View") {
      styleModifier($0, "textFieldStyle")
    },
    Builtin(
      nil,
      """
      struct SubmitTriggers: OptionSet, Sendable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let text = SubmitTriggers(rawValue: 1)
        static let search = SubmitTriggers(rawValue: 2)
      }
      """),
    Builtin(
      "View",
      """
      func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void))
        -> some View
      """
    ) { call in
      let (triggers, action) = (call.arguments[1].rawBits, call.arguments[2])
      return .modifier("onSubmit", of: call.arguments[0]) { build in
        let key = triggers & 1 != 0 ? SubmitAction.key : SubmitAction.searchKey
        let outer = build.environment[.property(key)]?.as(SubmitAction.self)
        build.environment[.property(key)] = .native(SubmitAction(action, outer: outer))
      }
    },
    Builtin("View", "func submitScope(_ isBlocking: Bool = true) -> some View") { call in
      .modifier("submitScope", of: call.arguments[0]) {
        $0.environment[.property(SubmitAction.key)] = .void
      }
    },
  ]
    + styleDeclarations(
      "TextFieldStyle",
      [
        ("automatic", "DefaultTextFieldStyle"), ("plain", "PlainTextFieldStyle"),
        ("roundedBorder", "RoundedBorderTextFieldStyle"),
        ("squareBorder", "SquareBorderTextFieldStyle"),
      ])
    + [
      Builtin(
        nil,
        """
        enum UIKeyboardType: Int {
          case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
          case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad, alphabet
        }
        """),
      Builtin(
        nil, "enum UITextAutocapitalizationType: Int { case none, words, sentences, allCharacters }"
      ),
      Builtin(
        nil,
        """
        struct TextInputAutocapitalization: Sendable {
          static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
          static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
          static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
          static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
        }
        """),
      Builtin(
        nil,
        """
        struct UITextContentType: Hashable {
          let rawValue: String
          static let name = UITextContentType(rawValue: "name")
          static let username = UITextContentType(rawValue: "username")
          static let password = UITextContentType(rawValue: "password")
          static let newPassword = UITextContentType(rawValue: "newPassword")
          static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
          static let emailAddress = UITextContentType(rawValue: "emailAddress")
          static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
          static let givenName = UITextContentType(rawValue: "givenName")
          static let familyName = UITextContentType(rawValue: "familyName")
          static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
          static let postalCode = UITextContentType(rawValue: "postalCode")
          static let URL = UITextContentType(rawValue: "URL")
        }
        """),
      Builtin(
        nil,
        """
        struct SubmitLabel: Sendable {
          static var done: SubmitLabel { SubmitLabel() }
          static var go: SubmitLabel { SubmitLabel() }
          static var send: SubmitLabel { SubmitLabel() }
          static var join: SubmitLabel { SubmitLabel() }
          static var route: SubmitLabel { SubmitLabel() }
          static var search: SubmitLabel { SubmitLabel() }
          static var `return`: SubmitLabel { SubmitLabel() }
          static var next: SubmitLabel { SubmitLabel() }
          static var `continue`: SubmitLabel { SubmitLabel() }
        }
        """),
    ]
    + [
      "keyboardType(_ type: UIKeyboardType)",
      "autocapitalization(_ style: UITextAutocapitalizationType)",
      "textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)",
      "textContentType(_ textContentType: UITextContentType?)",
      "submitLabel(_ submitLabel: SubmitLabel)", "disableAutocorrection(_ disable: Bool?)",
      "autocorrectionDisabled(_ disable: Bool = true)",
    ].map { Builtin("View", "func \($0) -> some View") { $0.arguments[0] } }
}

/// What the return key does in the fields inside, innermost first.
final class SubmitAction: NativeValue {
  static let key = "submit action"
  static let searchKey = "search submit action"

  private let action: Value
  private let outer: SubmitAction?

  init(_ action: Value, outer: SubmitAction?) {
    self.action = action
    self.outer = outer
  }

  func run(in machine: Machine) throws {
    _ = try machine.call(action, [])
    try outer?.run(in: machine)
  }

  func dynamicType(in machine: Machine) -> Type { .any }
  func describe(in machine: Machine) throws -> String { "SubmitAction" }
}

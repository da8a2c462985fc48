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
        struct UITextContentType: Hashable, RawRepresentable, Sendable {
          let rawValue: String
          init(rawValue: String) { self.rawValue = rawValue }
          \(contentTypes.map { "static let \($0) = UITextContentType(rawValue: \"\($0)\")" }
            .joined(separator: "; "))
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

/// What a field can be said to hold (UIKit's names).
private let contentTypes = """
  name namePrefix givenName middleName familyName nameSuffix nickname jobTitle organizationName
  location fullStreetAddress streetAddressLine1 streetAddressLine2 addressCity addressState
  addressCityAndState sublocality countryName postalCode telephoneNumber emailAddress URL
  creditCardNumber creditCardName creditCardGivenName creditCardMiddleName creditCardFamilyName
  creditCardSecurityCode creditCardExpiration creditCardExpirationMonth creditCardExpirationYear
  creditCardType username password newPassword oneTimeCode shipmentTrackingNumber flightNumber
  dateTime birthdate birthdateDay birthdateMonth birthdateYear cellularEID cellularIMEI
  """.split { $0.isWhitespace }

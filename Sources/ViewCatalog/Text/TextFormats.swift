import Checking
import Drawing
import Interpreter
import LayoutEngine
import ViewTree

/// Texts made of values: `Text(price, format: .currency(code: "EUR"))`, `Text(date, style: .time)`.
var textFormats: [Builtin] {
  [
    Builtin(
      "Text",
      """
      init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable,
        F.FormatOutput == String
      """
    ) { call in
      guard let format = call.machine.requirement("format", of: "FormatStyle") else { return .void }
      let (machine, input, style) = (call.machine, call.arguments[0], call.arguments[1])
      let language = machine.locale
      return try text {
        // The style speaks the view's language where that is not the device's.
        let style = machine.locale == language ? style : try machine.localized(style)
        return try machine.call(format, on: style, [input]).asName
      }
    },
    Builtin(
      "Text",
      """
      struct DateStyle: Equatable, Sendable {
        let _name: String
        static let time = DateStyle(_name: "time")
        static let date = DateStyle(_name: "date")
        static let relative = DateStyle(_name: "relative")
        static let offset = DateStyle(_name: "offset")
        static let timer = DateStyle(_name: "timer")
      }
      """),
    Builtin(
      "Text",
      """
      init(_ date: Date, style: Text.DateStyle) {
        let isFixed = style._name == "time" || style._name == "date"
        self =
          isFixed
          ? Text._written { Text._styled(date, style: style) }
          : Text._telling { Text._styled(date, style: style) }
      }
      """),
    Builtin(
      "Text",
      """
      init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true)
      {
        self = Text._telling {
          let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
          return Text._distance(
            from: countsDown ? timerInterval.upperBound : timerInterval.lowerBound, to: now,
            isTimer: true)
        }
      }
      """),
    Builtin("Text", "static func _written(_ write: @escaping () -> String) -> Text") { call in
      let (machine, write) = (call.machine, call.arguments[0])
      return try text { try machine.call(write, []).asName }
    },
    Builtin("Text", "static func _telling(_ tell: @escaping () -> String) -> Text") { call in
      let (machine, tell) = (call.machine, call.arguments[0])
      var run = TextValue.Run(text: try machine.call(tell, []).asName)
      run.tell = { try machine.call(tell, []).asName }
      return .native(TextValue(runs: [run]))
    },
    Builtin(
      "Text",
      """
      static func _styled(_ date: Date, style: Text.DateStyle) -> String {
        switch style._name {
        case "time": return date.formatted(date: .omitted, time: .shortened)
        case "date": return date.formatted(date: .long, time: .omitted)
        default: return Text._distance(from: date, to: Date(), isTimer: style._name == "timer")
        }
      }
      """),
    Builtin(
      "Text",
      """
      static func _distance(from date: Date, to now: Date, isTimer: Bool) -> String {
        let passed = now.timeIntervalSince(date)
        let slack = 0.00001
        let seconds =
          passed >= 0
          ? Int((passed + slack).rounded(.down)) : Int(max(0, -passed - slack).rounded(.up))
        let minutes = seconds / 60
        let rest = seconds % 60
        if isTimer { return "\\(minutes):" + (rest < 10 ? "0" : "") + "\\(rest)" }
        return minutes > 0 ? "\\(minutes) min, \\(rest) sec" : "\\(seconds) sec"
      }
      """),
    Builtin(
      "Text",
      """
      init(_ dates: ClosedRange<Date>) {
        let style = Date.IntervalFormatStyle(date: .omitted, time: .shortened)
        self.init(verbatim: style.format(dates.lowerBound..<dates.upperBound))
      }
      """),
    Builtin("Text", "init(_ interval: DateInterval) { self.init(interval.start...interval.end) }"),
    Builtin(
      "Text",
      """
      init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: Text._formatted(subject, formatter: formatter))
      }
      """),
    Builtin(
      "Text",
      """
      static func _formatted<Subject>(_ subject: Subject, formatter: Formatter) -> String {
        formatter.string(for: subject) ?? ""
      }
      """),
    // A picture within a text stands there as the character that is drawn for it.
    Builtin("Text", "init(_ image: Image)") { call in
      guard let image = call.arguments[0].as(ImageValue.self)?.parts else { return .void }
      var run = TextValue.Run(text: String(Symbol(image.name).glyph))
      run.symbol = image.isSymbol ? image.name : nil
      return .native(TextValue(runs: [run]))
    },
  ]
}

/// A text that is written anew where a view has a language of its own.
private func text(_ write: @escaping () throws -> String) throws -> Value {
  var run = TextValue.Run(text: try write())
  run.write = write
  return .native(TextValue(runs: [run]))
}

extension ViewBuild {
  /// The language that the program has set for these views; nil where it is the device's.
  var language: String? {
    guard let key = machine.types.nominal("_localeKey"),
      case .structure(let locale)? = environment[.key(key)],
      case .string(let identifier)? = locale.fields.first, identifier != machine.locale
    else { return nil }
    return identifier
  }
}

extension Machine {
  /// The format's style in the language that is spoken now.
  fileprivate func localized(_ style: Value) throws -> Value {
    guard let locale = requirement("locale", of: "FormatStyle") else { return style }
    return try call(locale, on: style, [structure("Locale", [.string(self.locale)])])
  }

  /// Does something in another language than the device's.
  func speaking<Result>(_ language: String, _ body: () throws -> Result) rethrows -> Result {
    let own = locale
    defer { locale = own }
    locale = language
    return try body()
  }
}

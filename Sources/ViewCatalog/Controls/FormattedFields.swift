import Checking
import Interpreter
import StandardLibrary
import ViewTree

/// Text fields over a value that is not text: `TextField(_:value:format:)`, and with a formatter.
var formattedFields: [Builtin] {
  titleForms(
    "TextField where Label == Text",
    "_ title: TITLE, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil",
    generics: "F: ParseableFormatStyle", where: "F.FormatOutput == String"
  ) { try valueField($0, prompt: $0.arguments[3], isOptional: false) }
    + titleForms(
      "TextField where Label == Text",
      "_ title: TITLE, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil",
      generics: "F: ParseableFormatStyle", where: "F.FormatOutput == String"
    ) { try valueField($0, prompt: $0.arguments[3], isOptional: true) }
    + ["F.FormatInput", "F.FormatInput?"].map { value in
      Builtin(
        "TextField",
        """
        init<F: ParseableFormatStyle>(value: Binding<\(value)>, format: F, prompt: Text? = nil,
          @ViewBuilder label: () -> Label) where F.FormatOutput == String
        """
      ) {
        try valueField(
          $0, label: $0.views(3), bound: 0, prompt: $0.arguments[2],
          isOptional: value.hasSuffix("?"))
      }
    }
    + [("", "V", "LocalizedStringKey"), ("@_disfavoredOverload ", "S: StringProtocol, V", "S")].map
  {
    attribute, generics, title in
    Builtin(
      "TextField where Label == Text",
      """
      \(attribute)init<\(generics)>(
        _ title: \(title), value: Binding<V>, formatter: Formatter
      ) { self.init(title, value: value, format: _FormatterStyle<V>(formatter: formatter)) }
      """)
  }
    + [
      Builtin(
        nil,
        """
        struct _FormatterStyle<Value>: ParseableFormatStyle {
          struct Strategy: ParseStrategy {
            let formatter: Formatter
            func parse(_ text: String) throws -> Value {
              let read: Any? =
                if let numbers = formatter as? NumberFormatter { numbers.number(from: text) }
                else if let dates = formatter as? DateFormatter { dates.date(from: text) }
                else { text }
              guard let value = read as? Value else { throw CocoaError(.formatting) }
              return value
            }
            static func == (lhs: Strategy, rhs: Strategy) -> Bool { lhs.formatter === rhs.formatter }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(formatter)) }
            init(formatter: Formatter) { self.formatter = formatter }
            init(from decoder: any Decoder) throws { formatter = Formatter() }
            func encode(to encoder: any Encoder) throws {}
          }
          let formatter: Formatter
          var parseStrategy: Strategy { Strategy(formatter: formatter) }
          init(formatter: Formatter) { self.formatter = formatter }
          func format(_ value: Value) -> String { formatter.string(for: value) ?? "" }
          static func == (lhs: _FormatterStyle<Value>, rhs: _FormatterStyle<Value>) -> Bool {
            lhs.formatter === rhs.formatter
          }
          func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(formatter)) }
          init(from decoder: any Decoder) throws { formatter = Formatter() }
          func encode(to encoder: any Encoder) throws {}
        }
        """)
    ]
}

/// A field that shows a value as its style formats it, and takes what the style can parse while it
/// is typed, or with a formatter when the editing ends; anything else leaves the value as it is, or
/// is no value where there may be none.
private func valueField(_ call: Invocation, prompt: Value, isOptional: Bool) throws -> Value {
  try valueField(
    call, label: call.titleView(0), bound: 1, prompt: prompt, isOptional: isOptional)
}

/// - Parameters:
///   - bound: where the binding stands in the call, before the format.
///   - isOptional: whether no text, or one that the style can't parse, is no value.
private func valueField(
  _ call: Invocation, label: Value, bound position: Int, prompt: Value, isOptional: Bool
) throws -> Value {
  let machine = call.machine
  let (bound, format) = (try call.bound(position), call.arguments[position + 1])
  let style = machine.requirement("format", of: "FormatStyle")
  let strategy = machine.requirement("parseStrategy", of: "ParseableFormatStyle")
  let parse = machine.requirement("parse", of: "ParseStrategy")
  let text = BindingValue(
    identity: bound.identity,
    get: {
      guard let style, let value = try bound.get().optionalContent else { return .string("") }
      return try machine.call(style, on: format, [value])
    },
    set: { new in
      if isOptional, new.asName.isEmpty { return try bound.set(.none) }
      guard let strategy, let parse else { return }
      let read: Value
      do {
        read = try machine.call(parse, on: try machine.call(strategy, on: format), [new])
      } catch is Thrown {
        if isOptional { try bound.set(.none) }
        return
      }
      try bound.set(read)
    })
  let hasFormatter = format.structureName == "_FormatterStyle"
  return field(
    .textField, label: label, text, prompt: prompt, reading: hasFormatter ? .atEnd : .asTyped)
}

/// When a field's binding is told of what is typed.
enum FieldReading {
  /// At once, and the field shows what it holds then.
  case text
  /// At once, while the field goes on to show what was typed.
  case asTyped
  /// When the editing ends.
  case atEnd
}

/// What is typed into a field that shows its value in another form when the editing ends.
struct TypedText {
  /// The text as the field shows it, and what takes what is typed.
  let binding: BindingValue
  /// Ends the editing.
  let end: () throws -> Void

  init(of text: BindingValue, _ reading: FieldReading, _ build: inout ViewBuild) {
    let slot = build.slot(initially: .none)
    let kept = slot.read()
    binding = BindingValue(
      identity: text.identity,
      get: {
        let own = try text.get()
        // Once the value is another one than what was typed has made it, that one is shown.
        guard case .array(let parts) = kept, parts[1].asName == own.asName else { return own }
        return parts[0]
      },
      set: { typed in
        if reading == .asTyped { try text.set(typed) }
        slot.write(.array([typed, try text.get()]))
      })
    end = {
      guard let kept = slot.reported, case .array(let parts) = kept else { return }
      slot.write(.none)
      if reading == .atEnd { try text.set(parts[0]) }
    }
  }
}

extension Value {
  fileprivate var structureName: String? {
    guard case .structure(let value) = self else { return nil }
    return value.type.name
  }
}

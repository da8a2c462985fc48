import Checking
import Interpreter
import StandardLibrary
import ViewTree

/// Text fields over a value that is not text: `TextField(_:value:format:)`, and with a formatter.
var formattedFields: [Builtin] {
  titleForms(
    "TextField where Label == Text",
    "_ title: TITLE, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil",
    generics: "F: FormatStyle", where: "F.FormatOutput == String"
  ) { try valueField($0, prompt: $0.arguments[3]) }
    + titleForms(
      "TextField where Label == Text",
      "_ title: TITLE, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil",
      generics: "F: FormatStyle", where: "F.FormatOutput == String"
    ) { try valueField($0, prompt: $0.arguments[3]) }
    + ["F.FormatInput", "F.FormatInput?"].map { value in
      Builtin(
        "TextField",
        """
        init<F: FormatStyle>(value: Binding<\(value)>, format: F, prompt: Text? = nil,
          @ViewBuilder label: () -> Label) where F.FormatOutput == String
        """
      ) { try valueField($0, label: $0.views(3), bound: 0, prompt: $0.arguments[2]) }
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
        struct _FormatterStyle<Value>: FormatStyle {
          let formatter: Formatter
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

/// A field that shows a number or text, and takes what can be read as a value of the same type;
/// anything else leaves the value as it is, as SwiftUI does.
private func valueField(_ call: Invocation, prompt: Value) throws -> Value {
  try valueField(call, label: call.titleView(0), bound: 1, prompt: prompt)
}

/// - Parameter bound: where the binding stands in the call, before the format.
private func valueField(
  _ call: Invocation, label: Value, bound position: Int, prompt: Value
) throws -> Value {
  let machine = call.machine
  let (bound, format) = (try call.bound(position), call.arguments[position + 1])
  let style = machine.requirement("format", of: "FormatStyle")
  let text = BindingValue(
    identity: bound.identity,
    get: {
      guard let value = try bound.get().optionalContent else { return .string("") }
      if let style, machine.conforms(machine.dynamicType(of: format), toProtocol: "FormatStyle") {
        return try machine.call(style, on: format, [value])
      }
      return .string(try machine.description(of: value))
    },
    set: { new in
      guard let value = parsed(new.asName, like: try bound.get()) else { return }
      try bound.set(value)
    })
  return field(.textField, label: label, text, prompt: prompt)
}

private func parsed(_ text: String, like old: Value) -> Value? {
  let plain = text.filter { $0.isNumber || $0 == "." || $0 == "-" }
  if case .string = old { return .string(text) }
  if case .int = old { return Int(plain).map { .int($0) } }
  if case .none = old, text.isEmpty { return Value.none }
  if case .none = old, let whole = Int(plain) { return .int(whole) }
  return Double(plain).flatMap { $0.isFinite ? .double($0) : nil }
}

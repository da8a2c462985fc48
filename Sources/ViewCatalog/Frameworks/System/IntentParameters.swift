import Interpreter

/// What an intent is told, and how Shortcuts would sum it up.
var intentParameters: [Builtin] {
  let others = """
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
    """
  return [
    Builtin(
      nil,
      """
      @propertyWrapper final class IntentParameter<Value>: @unchecked Sendable {
        // Its value, once it has one: nil may be it.
        var _values: [Value]
        init(_values: [Value]) { self._values = _values }
        var wrappedValue: Value {
          get {
            if _values.isEmpty { fatalError("the intent's parameter has no value yet") }
            return _values[0]
          }
          set { _values = [newValue] }
        }
        var projectedValue: IntentParameter<Value> { self }
        func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { _IntentError() }
        func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
          throw _IntentError()
        }
        func requestConfirmation(
          for itemToConfirm: Value, dialog: IntentDialog? = nil
        ) async throws -> Bool { true }
        func requestDisambiguation(
          among items: [Value], dialog: IntentDialog? = nil
        ) async throws -> Value { throw _IntentError() }
      }
      """),
    Builtin(nil, "struct _IntentError: Error {}"),
    option("InputConnectionBehavior", ["`default`", "connectToPreviousIntentResult", "never"]),
    Builtin(
      nil,
      """
      protocol DynamicOptionsProvider {
        associatedtype Result
        func results() async throws -> Result
      }
      """),
    Builtin(
      "IntentParameter where Value: ExpressibleByNilLiteral", "static var _nothing: Value { get }"
    ) { _ in .none },
    Builtin(
      "IntentParameter where Value: ExpressibleByNilLiteral",
      """
      convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, \(others)
      ) { self.init(_values: [IntentParameter<Value>._nothing]) }
      """),
  ]
    + [
      "", "`default`: Value, ",
      "controlStyle: IntentParameterControlStyle, inclusiveRange: (Value, Value), ",
      "`default`: Value, controlStyle: IntentParameterControlStyle = .automatic, inclusiveRange: (Value, Value), ",
      "inclusiveRange: (Value, Value), ", "optionsProvider: P, ",
      "`default`: Value, optionsProvider: P, ",
      "query: P, ",
      "`default`: Value, inputOptions: StringInputOptions, ", "inputOptions: StringInputOptions, ",
      "supportedContentTypes: [UTType], ", "kind: IntentDateKind, ",
    ].map { form in
      let isProvided = form.contains(": P")
      let last = isProvided ? String(form.dropLast(2)) : ""
      let generic = isProvided ? "<P>" : ""
      let own = isProvided ? last : form + others
      return Builtin(
        "IntentParameter",
        """
        convenience init\(generic)(
          title: LocalizedStringResource, description: LocalizedStringResource? = nil, \(own)
        ) { self.init(_values: [\(form.contains("`default`") ? "`default`" : "")]) }
        """)
    }
    + [
      option("IntentParameterControlStyle", ["automatic", "field", "slider", "stepper"]),
      option("IntentDateKind", ["dateTime", "date", "time"]),
      Builtin(
        nil,
        """
        struct StringInputOptions: Sendable {
          init(
            keyboardType: UIKeyboardType = .default,
            capitalizationType: UITextAutocapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
            smartDashes: Bool = true
          ) {}
        }
        """),
    ]
}

var intentSummaries: [Builtin] {
  [
    Builtin(nil, "protocol ParameterSummary: Sendable {}"),
    Builtin(nil, "struct _NoSummary: ParameterSummary {}"),
    Builtin(
      nil,
      """
      struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
        init(stringLiteral value: String) {}
        init(stringInterpolation: StringInterpolation) {}
        struct StringInterpolation: StringInterpolationProtocol {
          init(literalCapacity: Int, interpolationCount: Int) {}
          mutating func appendLiteral(_ literal: String) {}
          mutating func appendInterpolation<Value>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
          ) {}
        }
      }
      """),
    Builtin(
      nil,
      """
      @resultBuilder struct ParameterSummaryBuilder<Intent: AppIntent> {
        static func buildExpression<Value>(
          _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) -> PartialKeyPath<Intent> { keyPath }
        static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
          paths
        }
      }
      """),
    Builtin(
      nil,
      """
      struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
        init(_ summaryString: ParameterSummaryString<Intent>) {}
        init(
          _ summaryString: ParameterSummaryString<Intent>,
          @ParameterSummaryBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
        ) {}
        init(@ParameterSummaryBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
        init() {}
      }
      """),
  ]
}

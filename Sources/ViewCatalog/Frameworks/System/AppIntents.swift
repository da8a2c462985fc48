import Interpreter

/// App Intents: actions that a program declares and its own controls run. No Shortcuts, Siri or
/// Spotlight is around to ask for one.
var appIntents: [Builtin] {
  intentProtocols + intentResults + intentParameters + intentSummaries + appShortcuts
    + intentControls + intentEntities
}

private var intentProtocols: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol AppIntent: Sendable {
        associatedtype PerformResult: IntentResult
        associatedtype SummaryContent: ParameterSummary
        static var title: LocalizedStringResource { get }
        static var description: IntentDescription? { get }
        static var openAppWhenRun: Bool { get }
        static var isDiscoverable: Bool { get }
        static var authenticationPolicy: IntentAuthenticationPolicy { get }
        static var parameterSummary: SummaryContent { get }
        init()
        func perform() async throws -> PerformResult
      }
      """),
    Builtin("AppIntent", "static var description: IntentDescription? { nil }"),
    Builtin("AppIntent", "static var openAppWhenRun: Bool { false }"),
    Builtin("AppIntent", "static var isDiscoverable: Bool { true }"),
    Builtin(
      "AppIntent",
      "static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }"),
    Builtin("AppIntent", "static var parameterSummary: some ParameterSummary { _NoSummary() }"),
    Builtin("AppIntent", "typealias Parameter<Value> = IntentParameter<Value>"),
    Builtin("AppIntent", "typealias Dependency<Value> = AppDependency<Value>"),
    Builtin("AppIntent", "typealias Summary = IntentParameterSummary<Self>"),
    Builtin("AppIntent", "func callAsFunction() async throws { _ = try await perform() }"),
    Builtin(
      nil,
      "enum IntentAuthenticationPolicy: Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }"
    ),
    Builtin(
      nil,
      """
      struct IntentDescription: ExpressibleByStringLiteral, Sendable {
        init(stringLiteral value: String) {}
        init(
          _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
          searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
        ) {}
      }
      """),
    Builtin(
      nil,
      """
      protocol SetValueIntent: AppIntent {
        associatedtype ValueType
        var value: ValueType { get set }
      }
      """),
    Builtin(
      nil,
      """
      protocol OpenIntent: AppIntent {
        associatedtype Target
        var target: Target { get set }
      }
      """),
    Builtin(
      nil,
      """
      @propertyWrapper final class AppDependency<Value>: @unchecked Sendable {
        let _key: AnyHashable?
        init(key: AnyHashable? = nil) { _key = key }
        var wrappedValue: Value {
          guard let found = AppDependencyManager.shared._found(_key, Value.self) else {
            fatalError("AppDependency of type \\(Value.self) was not registered.")
          }
          return found
        }
      }
      """),
    Builtin(
      nil,
      """
      final class AppDependencyManager: @unchecked Sendable {
        static let shared: AppDependencyManager = AppDependencyManager()
        var _all: [(key: AnyHashable?, make: () -> Any)] = []
        init() {}
        func add<Dependency>(
          key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Dependency
        ) { _all.append((key, { dependency() })) }
        func add<Dependency>(
          key: AnyHashable? = nil, dependency dependencyProvider: @escaping () async -> Dependency
        ) {}
        func _found<T>(_ key: AnyHashable?, _ type: T.Type) -> T? {
          for one in _all where one.key == key {
            if let value = one.make() as? T { return value }
          }
          return nil
        }
      }
      """),
  ]
    + [
      "ControlConfigurationIntent", "AudioPlaybackIntent", "AudioRecordingIntent",
      "AudioStartingIntent", "LiveActivityIntent", "LiveActivityStartingIntent",
      "PredictableIntent",
      "ProgressReportingIntent", "ForegroundContinuableIntent", "URLRepresentableIntent",
      "SystemIntent", "DeleteIntent", "TargetContentProvidingIntent", "UndoableIntent",
      "SnippetIntent", "WidgetConfigurationIntent",
    ].map { Builtin(nil, "protocol \($0): AppIntent {}") }
    + ["WidgetConfigurationIntent", "ControlConfigurationIntent"].map {
      Builtin($0, "func perform() async throws -> some IntentResult { .result() }")
    }
}

private var intentResults: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol IntentResult: Sendable {
        associatedtype Value: Sendable
        var value: Value? { get }
      }
      """),
    Builtin(nil, "protocol ReturnsValue<Value>: IntentResult {}"),
    Builtin(nil, "protocol ProvidesDialog: IntentResult {}"),
    Builtin(nil, "protocol ShowsSnippetView: IntentResult {}"),
    Builtin(nil, "protocol OpensIntent: IntentResult {}"),
    Builtin(
      nil,
      """
      struct IntentResultContainer<Value: Sendable, Opened, Snippet, Dialog>: IntentResult,
        @unchecked Sendable
      {
        var value: Value?
        init(_value: Value?) { value = _value }
      }
      """),
    Builtin("IntentResultContainer: ReturnsValue", "typealias _Returned = Value"),
    Builtin(
      "IntentResultContainer: ProvidesDialog where Dialog == IntentDialog",
      "typealias _Provided = Dialog"),
    Builtin(
      "IntentResultContainer: ShowsSnippetView where Snippet: View", "typealias _Shown = Snippet"),
    Builtin(
      "IntentResultContainer: OpensIntent where Opened: AppIntent",
      "typealias _OpenedIntent = Opened"),
    Builtin(
      nil,
      """
      struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
        let _text: String
        init(stringLiteral value: String) { _text = value }
        init(_ resource: LocalizedStringResource) { _text = String(localized: resource) }
        init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
          _text = String(localized: full)
        }
        init(
          full: LocalizedStringResource, supporting: LocalizedStringResource,
          systemImageName: String
        ) { _text = String(localized: full) }
      }
      """),
  ] + resultForms
}

/// `.result(value:opensIntent:dialog:view:)` with each of its parts or without it.
private var resultForms: [Builtin] {
  var forms: [Builtin] = []
  for hasValue in [false, true] {
    for opens in [false, true] {
      for hasDialog in [false, true] {
        for snippet in ["", "view: Snippet", "@ViewBuilder content: () -> Snippet"] {
          let generics =
            (hasValue ? ["V: Sendable"] : []) + (opens ? ["I: AppIntent"] : [])
            + (snippet.isEmpty ? [] : ["Snippet: View"])
          let parameters =
            (hasValue ? ["value: V"] : []) + (opens ? ["opensIntent: I"] : [])
            + (hasDialog ? ["dialog: IntentDialog"] : []) + (snippet.isEmpty ? [] : [snippet])
          let parts = [
            hasValue ? "V" : "Never", opens ? "I" : "Never", snippet.isEmpty ? "Never" : "Snippet",
            hasDialog ? "IntentDialog" : "Never",
          ]
          let type = "IntentResultContainer<\(parts.joined(separator: ", "))>"
          let brackets = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
          forms.append(
            Builtin(
              "IntentResult",
              """
              static func result\(brackets)(\(parameters.joined(separator: ", "))) -> Self
              where Self == \(type) { \(type)(_value: \(hasValue ? "value" : "nil")) }
              """))
        }
      }
    }
  }
  return forms
}

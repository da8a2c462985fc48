import Interpreter

/// What intents are about: the program's own values, as the system would name and find them.
var intentEntities: [Builtin] { entityProtocols + representations }

private var entityProtocols: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable {
        static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
        static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
      }
      """),
    Builtin(
      "AppEnum",
      """
      var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? ""
      }
      """),
    Builtin(
      nil,
      """
      protocol AppEntity: Identifiable, Sendable {
        associatedtype DefaultQuery: EntityQuery
        static var defaultQuery: DefaultQuery { get }
        static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
        var displayRepresentation: DisplayRepresentation { get }
      }
      """),
    Builtin("AppEntity", "typealias Property<Value> = EntityProperty<Value>"),
    Builtin(nil, "protocol IndexedEntity: AppEntity {}"),
    Builtin(
      nil,
      """
      @propertyWrapper final class EntityProperty<Value>: @unchecked Sendable {
        var _values: [Value] = []
        init(title: LocalizedStringResource) {}
        init() {}
        var wrappedValue: Value {
          get {
            if _values.isEmpty { fatalError("the entity's property has no value yet") }
            return _values[0]
          }
          set { _values = [newValue] }
        }
        var projectedValue: EntityProperty<Value> { self }
      }
      """),
    Builtin(
      nil,
      """
      protocol EntityQuery: Sendable {
        associatedtype Entity: AppEntity
        init()
        func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
        func suggestedEntities() async throws -> [Entity]
        func defaultResult() async -> Entity?
      }
      """),
    Builtin("EntityQuery", "typealias Dependency<Value> = AppDependency<Value>"),
    Builtin("EntityQuery", "func suggestedEntities() async throws -> [Entity] { [] }"),
    Builtin("EntityQuery", "func defaultResult() async -> Entity? { nil }"),
    Builtin(
      nil,
      """
      protocol EntityStringQuery: EntityQuery {
        func entities(matching string: String) async throws -> [Entity]
      }
      """),
    Builtin(
      nil,
      """
      protocol EnumerableEntityQuery: EntityQuery {
        func allEntities() async throws -> [Entity]
      }
      """),
    Builtin(
      nil,
      """
      struct AppIntentRecommendation<Intent: AppIntent> {
        init(intent: Intent, description: LocalizedStringResource) {}
        init(intent: Intent, description: Text) {}
      }
      """),
    Builtin(
      "AppIntentTimelineProvider where Intent: AppIntent",
      "func recommendations() -> [AppIntentRecommendation<Intent>] { [] }"),
  ]
}

private var representations: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
        var name: LocalizedStringResource
        init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
        init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
          self.name = name
        }
      }
      """),
    Builtin(
      nil,
      """
      struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
        struct Image: Sendable {
          init(systemName: String, isTemplate: Bool? = nil) {}
          init(named: String, isTemplate: Bool? = nil, displayStyle: ImageDisplayStyle = .default) {}
          init(url: URL, isTemplate: Bool? = nil) {}
          init(data: Data, isTemplate: Bool? = nil) {}
          enum ImageDisplayStyle: Sendable { case `default`, circular }
        }
        var title: LocalizedStringResource
        var subtitle: LocalizedStringResource?
        var image: Image?
        init(stringLiteral value: String) { title = LocalizedStringResource(stringLiteral: value) }
        init(
          title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
          image: Image? = nil, synonyms: [LocalizedStringResource] = []
        ) {
          self.title = title
          self.subtitle = subtitle
          self.image = image
        }
      }
      """),
  ]
}

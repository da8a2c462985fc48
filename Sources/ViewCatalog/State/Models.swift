import Interpreter
import StandardLibrary

/// SwiftData in memory: models are observed objects, a context keeps those that were inserted, and
/// `@Query` gives them in order.
var models: [Builtin] {
  [
    Builtin(
      nil,
      "protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, Sendable {}"),
    Builtin(
      "PersistentModel",
      """
      var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(_object: ObjectIdentifier(self))
      }
      """),
    Builtin(
      "PersistentModel", "var id: PersistentIdentifier { persistentModelID }"),
    Builtin(
      "PersistentModel",
      """
      var modelContext: ModelContext? {
        ModelContext._open.first { context in context._stored.contains { $0 === self } }
      }
      """),
    Builtin(
      nil, "func _related(_ models: [any PersistentModel]) -> [any PersistentModel]"
    ) { call in
      .array(call.machine.related(to: try call.elements(0).compactMap(\.model)).map(Value.object))
    },
    Builtin(nil, "func _unrelate(_ model: any PersistentModel) -> [any PersistentModel]") { call in
      .array(call.arguments[0].model.map(call.machine.unrelate)?.map(Value.object) ?? [])
    },
    Builtin(
      "PersistentModel", "static func == (a: Self, b: Self) -> Bool { a === b }"),
    Builtin(
      "PersistentModel",
      "func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }"),
    Builtin(
      nil,
      """
      struct PersistentIdentifier: Hashable, Sendable { let _object: ObjectIdentifier }
      """),
    Builtin(
      nil,
      """
      struct Predicate<Input>: Sendable {
        let _body: (Input) throws -> Bool
        init(_ body: @escaping (Input) throws -> Bool) { _body = body }
        func evaluate(_ input: Input) throws -> Bool { try _body(input) }
      }
      """),
    Builtin(
      nil,
      """
      struct FetchDescriptor<T: PersistentModel> {
        var predicate: Predicate<T>?
        var sortBy: [SortDescriptor<T>]
        var fetchLimit: Int?
        var fetchOffset: Int?
        init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
          self.predicate = predicate
          self.sortBy = sortBy
        }
      }
      """),
    Builtin(
      nil,
      """
      struct ModelConfiguration: Sendable {
        let name: String
        var url: URL
        let isStoredInMemoryOnly: Bool
        let allowsSave: Bool
        var schema: Schema?
        init(isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true) {
          self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly, allowsSave: allowsSave)
        }
        init(
          _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
          allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
          cloudKitDatabase: CloudKitDatabase = .automatic
        ) {
          self.name = name ?? "default"
          url = URL(fileURLWithPath: "/Library/Application Support/\\(name ?? "default").store")
          self.isStoredInMemoryOnly = isStoredInMemoryOnly
          self.allowsSave = allowsSave
          self.schema = schema
        }
        init(
          _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
          cloudKitDatabase: CloudKitDatabase = .automatic
        ) {
          self.init(name, schema: schema, allowsSave: allowsSave)
          self.url = url
        }
        struct GroupContainer: Sendable {
          static let automatic = GroupContainer()
          static let none = GroupContainer()
          static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
        }
        struct CloudKitDatabase: Sendable {
          static let automatic = CloudKitDatabase()
          static let none = CloudKitDatabase()
          static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
        }
      }
      """),
    Builtin(
      nil,
      """
      class Schema {
        struct Version: Hashable, Sendable {
          let major: Int
          let minor: Int
          let patch: Int
          init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
          }
        }
        init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {}
        init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}
        init(versionedSchema: any VersionedSchema.Type) {}
      }
      """),
    Builtin(
      nil,
      """
      protocol VersionedSchema {
        static var models: [any PersistentModel.Type] { get }
        static var versionIdentifier: Schema.Version { get }
      }
      """),
    Builtin(
      nil,
      """
      protocol SchemaMigrationPlan {
        static var schemas: [any VersionedSchema.Type] { get }
        static var stages: [MigrationStage] { get }
      }
      """),
    // Nothing is older than the program: no stage is ever gone through.
    Builtin(
      nil,
      """
      enum MigrationStage {
        case lightweight(
          fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
        case custom(
          fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
          willMigrate: ((ModelContext) throws -> Void)?,
          didMigrate: ((ModelContext) throws -> Void)?)
      }
      """),
    Builtin(
      nil,
      """
      class ModelContainer {
        let mainContext: ModelContext = ModelContext()
        let schema: Schema
        let configurations: [ModelConfiguration]
        init(
          for forTypes: any PersistentModel.Type...,
          migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
          configurations: ModelConfiguration...
        ) throws {
          schema = Schema(forTypes)
          self.configurations = configurations
        }
        init(
          for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
          configurations: ModelConfiguration...
        ) throws {
          schema = givenSchema
          self.configurations = configurations
        }
        init(
          for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
          configurations: [ModelConfiguration]
        ) throws {
          schema = givenSchema
          self.configurations = configurations
        }
        init() {
          schema = Schema([])
          configurations = []
        }
        func deleteAllData() { mainContext._models = [] }
      }
      """),
    Builtin(
      nil,
      """
      class ModelContext: Observable {
        static var _open: [ModelContext] = []
        var _models: [any PersistentModel] = []
        var _gone: Set<ObjectIdentifier> = []
        // What was inserted, and what that refers to.
        var _stored: [any PersistentModel] {
          _models + _related(_models).filter { !_gone.contains(ObjectIdentifier($0)) }
        }
        var autosaveEnabled: Bool = true
        var undoManager: UndoManager?
        var hasChanges: Bool { false }
        init() { ModelContext._open.append(self) }
        init(_ container: ModelContainer) {
          _models = container.mainContext._models
          ModelContext._open.append(self)
        }
        func insert<T: PersistentModel>(_ model: T) {
          if !_gone.isEmpty { _gone.remove(ObjectIdentifier(model)) }
          if !_models.contains(where: { $0 === model }) { _models.append(model) }
        }
        func delete<T: PersistentModel>(_ model: T) { _delete(model) }
        func _delete(_ model: any PersistentModel) {
          guard _gone.insert(ObjectIdentifier(model)).inserted else { return }
          _models.removeAll { $0 === model }
          for one in _unrelate(model) { _delete(one) }
        }
        func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil) throws {
          for one in try fetch(FetchDescriptor<T>(predicate: predicate)) { _delete(one) }
        }
        func save() throws {}
        func rollback() {}
        func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
          var found = _stored.compactMap { $0 as? T }
          if let predicate = descriptor.predicate {
            found = try found.filter { try predicate.evaluate($0) }
          }
          if !descriptor.sortBy.isEmpty { found = found.sorted(using: descriptor.sortBy) }
          if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
          return found
        }
        func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
          try fetch(descriptor).count
        }
      }
      """),
    Builtin(
      nil,
      """
      struct _ModelContextKey: EnvironmentKey {
        static let defaultValue: ModelContext = ModelContext()
      }
      """),
    Builtin(
      "EnvironmentValues",
      """
      var modelContext: ModelContext {
        get { self[_ModelContextKey.self] }
        set { self[_ModelContextKey.self] = newValue }
      }
      """),
    Builtin(
      nil,
      """
      @propertyWrapper struct Query<Element: PersistentModel, Result>: DynamicProperty {
        @Environment(\\.modelContext) var modelContext: ModelContext
        var _descriptor: FetchDescriptor<Element>
        var wrappedValue: Result {
          ((try? modelContext.fetch(_descriptor)) ?? []) as! Result
        }
      }
      """),
    Builtin(
      "Query where Result == [Element]",
      """
      init(filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [],
        animation: Animation? = nil)
      { _descriptor = FetchDescriptor(predicate: filter, sortBy: sort) }
      """),
    Builtin(
      "Query where Result == [Element]",
      """
      init<Value: Comparable>(filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        animation: Animation? = nil)
      {
        _descriptor = FetchDescriptor(
          predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
      }
      """),
    Builtin(
      "Query where Result == [Element]",
      """
      init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
        _descriptor = descriptor
      }
      """),
    Builtin(
      nil,
      """
      struct _ModelContainerModifier: ViewModifier {
        @State var container: ModelContainer
        func body(content: Content) -> some View {
          content.environment(\\.modelContext, container.mainContext)
        }
      }
      """),
  ]
    + ["View", "Scene"].flatMap { owner in
      [
        ("_ container: ModelContainer", "container"),
        (
          """
          for modelType: any PersistentModel.Type, inMemory: Bool = false,
            isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
          """, "ModelContainer()"
        ),
        (
          """
          for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
            isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
          """, "ModelContainer()"
        ),
      ].map { parameters, container in
        let applied =
          owner == "View"
          ? "modifier(_ModelContainerModifier(container: \(container)))"
          : "environment(\\.modelContext, \(container).mainContext)"
        return Builtin(
          owner, "func modelContainer(\(parameters)) -> some \(owner) { \(applied) }")
      }
    }
}

extension Value {
  /// The model that it is.
  fileprivate var model: ObjectValue? {
    switch self {
    case .object(let object): object
    case .existential(let value, _): value.model
    default: nil
    }
  }
}

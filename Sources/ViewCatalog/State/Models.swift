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
        _ModelStore.open.first { store in store.stored.contains { $0 === self } }?.context
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
        var includePendingChanges: Bool = true
        // What is fetched is in memory already.
        var propertiesToFetch: [PartialKeyPath<T>] = []
        var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
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
        let _store: _ModelStore
        var mainContext: ModelContext { _store.context ?? ModelContext(self) }
        let schema: Schema
        let configurations: [ModelConfiguration]
        init(
          for forTypes: any PersistentModel.Type...,
          migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
          configurations: ModelConfiguration...
        ) throws {
          schema = Schema(forTypes)
          self.configurations = configurations
          _store = _ModelStore.of(configurations)
        }
        init(
          for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
          configurations: ModelConfiguration...
        ) throws {
          schema = givenSchema
          self.configurations = configurations
          _store = _ModelStore.of(configurations)
        }
        init(
          for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
          configurations: [ModelConfiguration]
        ) throws {
          schema = givenSchema
          self.configurations = configurations
          _store = _ModelStore.of(configurations)
        }
        init(_inMemory: Bool) {
          schema = Schema([])
          configurations = []
          _store = _inMemory ? _ModelStore() : _ModelStore.of([])
        }
        func deleteAllData() { _store.clear() }
      }
      """),
    Builtin(
      nil,
      """
      class _ModelStore: Observable {
        static var open: [_ModelStore] = []
        // What is kept from launch to launch, by file.
        static var files: [String: _ModelStore] = [:]
        static func of(_ configurations: [ModelConfiguration]) -> _ModelStore {
          let configuration = configurations.first ?? ModelConfiguration()
          if configuration.isStoredInMemoryOnly { return _ModelStore() }
          if let known = files[configuration.url.path] { return known }
          let store = _ModelStore()
          files[configuration.url.path] = store
          return store
        }
        var models: [any PersistentModel] = []
        var known: Set<ObjectIdentifier> = []
        var gone: Set<ObjectIdentifier> = []
        var awaitsSave: Bool = false
        var context: ModelContext?
        // What was inserted, and what that refers to.
        var stored: [any PersistentModel] {
          models + _related(models).filter { !gone.contains(ObjectIdentifier($0)) }
        }
        init() { _ModelStore.open.append(self) }
        func add(_ model: any PersistentModel) {
          if !gone.isEmpty { gone.remove(ObjectIdentifier(model)) }
          if known.insert(ObjectIdentifier(model)).inserted { models.append(model) }
        }
        func remove(_ model: any PersistentModel) {
          if known.remove(ObjectIdentifier(model)) != nil { models.removeAll { $0 === model } }
        }
        func clear() {
          models = []
          known = []
        }
        // Of models that are the same in what is unique, the last one stays.
        func unify() {
          awaitsSave = false
          let (before, left) = (models, _unified(models))
          if left.count == before.count { return }
          models = left
          known = Set(left.map { ObjectIdentifier($0) })
          for one in before where !known.contains(ObjectIdentifier(one)) {
            gone.insert(ObjectIdentifier(one))
          }
        }
      }
      """),
    // All contexts of a container share its store: what one has inserted, the others find.
    Builtin(
      nil,
      """
      class ModelContext: Observable {
        let container: ModelContainer
        var _store: _ModelStore { container._store }
        var autosaveEnabled: Bool = true
        var undoManager: UndoManager?
        var hasChanges: Bool { false }
        init(_ container: ModelContainer) {
          self.container = container
          if container._store.context == nil { container._store.context = self }
        }
        func insert<T: PersistentModel>(_ model: T) {
          _store.add(model)
          if !_store.awaitsSave, autosaveEnabled, _isUnique(model) {
            _store.awaitsSave = true
            DispatchQueue.main.async { self._store.unify() }
          }
        }
        func delete<T: PersistentModel>(_ model: T) { _delete(model) }
        func _delete(_ model: any PersistentModel) {
          guard _store.gone.insert(ObjectIdentifier(model)).inserted else { return }
          _store.remove(model)
          for one in _unrelate(model) { _delete(one) }
        }
        func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil) throws {
          for one in try fetch(FetchDescriptor<T>(predicate: predicate)) { _delete(one) }
        }
        func save() throws { _store.unify() }
        func rollback() {}
        func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
          var found = _store.stored.compactMap { $0 as? T }
          if let predicate = descriptor.predicate {
            found = try found.filter { try predicate.evaluate($0) }
          }
          if !descriptor.sortBy.isEmpty { found = found.sorted(using: descriptor.sortBy) }
          if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
          if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
          return found
        }
        func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
          try fetch(descriptor).count
        }
        func fetchIdentifiers<T: PersistentModel>(
          _ descriptor: FetchDescriptor<T>
        ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\\.persistentModelID) }
        func enumerate<T: PersistentModel>(
          _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
          block: (T) throws -> Void
        ) throws { for model in try self.fetch(fetch) { try block(model) } }
        func transaction(block: () throws -> Void) throws { try block() }
        func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
          _store.stored.first { $0.persistentModelID == id } as? T
        }
        func model(for id: PersistentIdentifier) -> any PersistentModel {
          _store.stored.first { $0.persistentModelID == id }!
        }
      }
      """),
    Builtin(
      nil,
      """
      protocol ModelActor: Actor { nonisolated var modelContainer: ModelContainer { get } }
      """),
    Builtin(
      "ModelActor",
      "var modelContext: ModelContext { modelContainer._store.context ?? modelContainer.mainContext }"
    ),
    Builtin(
      "ModelActor",
      """
      subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.registeredModel(for: id)
      }
      """),
    Builtin(
      nil,
      """
      struct _ModelContextKey: EnvironmentKey {
        static let defaultValue: ModelContext = ModelContainer(_inMemory: true).mainContext
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
        var fetchError: (any Error)? {
          do { _ = try modelContext.fetch(_descriptor) } catch { return error }
          return nil
        }
        func update() {}
      }
      """),
    Builtin(
      nil,
      """
      struct _ModelContainerModifier: ViewModifier {
        @State var container: ModelContainer
        var onSetup: (Result<ModelContainer, any Error>) -> Void = { _ in }
        func body(content: Content) -> some View {
          content.environment(\\.modelContext, container.mainContext)
            .onAppear { onSetup(.success(container)) }
        }
      }
      """),
  ]
    + queryInitializers
    + ["View", "Scene"].map { (owner: String) in
      Builtin(
        owner,
        """
        func modelContext(_ modelContext: ModelContext) -> some \(owner) {
          environment(\\.modelContext, modelContext)
        }
        """)
    }
    + ["View", "Scene"].flatMap { owner in
      [
        ("_ container: ModelContainer", "container", ""),
        (
          "for modelType: any PersistentModel.Type, \(containerOptions)",
          "ModelContainer(_inMemory: inMemory)", setup
        ),
        (
          "for modelTypes: [any PersistentModel.Type], \(containerOptions)",
          "ModelContainer(_inMemory: inMemory)", setup
        ),
      ].map { parameters, container, setup in
        let applied =
          owner == "View"
          ? "modifier(_ModelContainerModifier(container: \(container)\(setup)))"
          : "environment(\\.modelContext, \(container).mainContext)"
        return Builtin(
          owner, "func modelContainer(\(parameters)) -> some \(owner) { \(applied) }")
      }
    }
}

private let setup = ", onSetup: onSetup"

private let containerOptions = """
  inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
  onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  """

extension Value {
  /// The model that it is.
  var model: ObjectValue? {
    switch self {
    case .object(let object): object
    case .existential(let value, _): value.model
    default: nil
    }
  }
}

/// How a query is written: by filter and order, or by a descriptor; with an animation of its
/// changes or a transaction.
private var queryInitializers: [Builtin] {
  ["animation: Animation? = nil", "transaction: Transaction?"].flatMap { change in
    [
      """
      init(filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], \(change)) {
        _descriptor = FetchDescriptor(predicate: filter, sortBy: sort)
      }
      """,
      """
      init(_ descriptor: FetchDescriptor<Element>, \(change)) { _descriptor = descriptor }
      """,
    ]
      + ["Value", "Value?"].map { value in
        """
        init<Value: Comparable>(filter: Predicate<Element>? = nil,
          sort keyPath: KeyPath<Element, \(value)>, order: SortOrder = .forward, \(change))
        {
          _descriptor = FetchDescriptor(
            predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
        }
        """
      }
  }
  .map { Builtin("Query where Result == [Element]", $0) }
}

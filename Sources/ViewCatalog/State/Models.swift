import Interpreter

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
    Builtin("PersistentModel", "var modelContext: ModelContext? { nil }"),
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
      "class Schema { init(_ types: [any PersistentModel.Type]) {} }"),
    Builtin(
      nil,
      """
      class ModelContainer {
        let mainContext: ModelContext = ModelContext()
        init(for forTypes: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {}
        init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {}
        init() {}
        func deleteAllData() { mainContext._models = [] }
      }
      """),
    Builtin(
      nil,
      """
      class ModelContext: Observable {
        var _models: [any PersistentModel] = []
        var autosaveEnabled: Bool = true
        var undoManager: UndoManager?
        var hasChanges: Bool { false }
        init() {}
        init(_ container: ModelContainer) { _models = container.mainContext._models }
        func insert<T: PersistentModel>(_ model: T) {
          if !_models.contains(where: { $0 === model }) { _models.append(model) }
        }
        func delete<T: PersistentModel>(_ model: T) { _models.removeAll { $0 === model } }
        func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil) throws {
          let gone = try fetch(FetchDescriptor<T>(predicate: predicate))
          _models.removeAll { one in gone.contains { $0 === one } }
        }
        func save() throws {}
        func rollback() {}
        func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
          var found = _models.compactMap { $0 as? T }
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

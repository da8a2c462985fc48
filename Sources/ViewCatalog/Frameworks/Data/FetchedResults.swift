import Interpreter

/// `@FetchRequest`: the objects of the environment's context that fulfil a condition, in order.
var fetchedResults: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct _ManagedContextKey: EnvironmentKey {
        static let defaultValue: NSManagedObjectContext = NSManagedObjectContext()
      }
      """),
    Builtin(
      "EnvironmentValues",
      """
      var managedObjectContext: NSManagedObjectContext {
        get { self[_ManagedContextKey.self] }
        set { self[_ManagedContextKey.self] = newValue }
      }
      """),
    Builtin(
      nil,
      """
      class _FetchSettings: Observable {
        var predicate: NSPredicate?
        var descriptors: [NSSortDescriptor]?
        var isChanged: Bool = false
        init() {}
      }
      """),
    Builtin(nil, "protocol _Refetched { var _settings: _FetchSettings { get } }"),
    Builtin(
      "_Refetched",
      """
      var nsPredicate: NSPredicate? {
        get { _settings.predicate }
        nonmutating set {
          _settings.predicate = newValue
          _settings.isChanged = true
        }
      }
      """),
    Builtin(
      "_Refetched",
      """
      var nsSortDescriptors: [NSSortDescriptor] {
        get { _settings.descriptors ?? [] }
        nonmutating set { _settings.descriptors = newValue }
      }
      """),
    Builtin(
      nil,
      """
      struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection,
        _Refetched
      {
        typealias Element = Result
        typealias Index = Int
        let _results: [Result]
        let _settings: _FetchSettings
        var startIndex: Int { 0 }
        var endIndex: Int { _results.count }
        subscript(position: Int) -> Result { _results[position] }
      }
      """),
    Builtin(
      "FetchedResults where Result: NSManagedObject",
      """
      var sortDescriptors: [SortDescriptor<Result>] {
        get { [] }
        nonmutating set { _settings.descriptors = newValue.map { NSSortDescriptor(_of: $0) } }
      }
      """),
    Builtin(
      "NSSortDescriptor",
      """
      convenience init<Root>(_of descriptor: SortDescriptor<Root>) {
        self.init(_compare: { a, b in
          guard let x = a as? Root, let y = b as? Root else { return .orderedSame }
          return descriptor.compare(x, y)
        })
      }
      """),
    Builtin(
      nil,
      """
      @propertyWrapper struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
        struct Configuration: _Refetched {
          let _settings: _FetchSettings
        }
        @Environment(\\.managedObjectContext) var _context: NSManagedObjectContext
        @State var _settings: _FetchSettings = _FetchSettings()
        var _request: NSFetchRequest<Result>
        init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
          _request = fetchRequest
        }
        init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
          _request = fetchRequest
        }
        var wrappedValue: FetchedResults<Result> {
          let request = NSFetchRequest<Result>()
          request.entityName = _request.entityName
          request.predicate = _settings.isChanged ? _settings.predicate : _request.predicate
          request.sortDescriptors = _settings.descriptors ?? _request.sortDescriptors
          request.fetchLimit = _request.fetchLimit
          request.fetchOffset = _request.fetchOffset
          return FetchedResults(
            _results: (try? _context.fetch(request)) ?? [], _settings: _settings)
        }
        var projectedValue: Binding<Configuration> {
          let settings = _settings
          return Binding(get: { Configuration(_settings: settings) }, set: { _ in })
        }
      }
      """),
  ]
    + [
      ("[SortDescriptor<Result>]", "sortDescriptors.map { NSSortDescriptor(_of: $0) }", ""),
      ("[NSSortDescriptor]", "sortDescriptors", "@_disfavoredOverload "),
    ].flatMap { type, descriptors, weight in
      ["", "entity: NSEntityDescription, "].map { entity in
        Builtin(
          "FetchRequest where Result: NSManagedObject",
          """
          \(weight)init(
            \(entity)sortDescriptors: \(type), predicate: NSPredicate? = nil,
            animation: Animation? = nil
          ) {
            let request = NSFetchRequest<Result>()
            request.predicate = predicate
            request.sortDescriptors = \(descriptors)
            self.init(fetchRequest: request)
          }
          """)
      }
    }
}

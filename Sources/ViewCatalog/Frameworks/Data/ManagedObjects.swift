import Interpreter

/// Core Data in memory: objects keep their values by name, and a store keeps those objects that
/// were inserted into one of its contexts.
var managedObjects: [Builtin] { objects + contexts + containers + fetchRequests }

private var objects: [Builtin] {
  ["NSObject", "Date", "UUID", "URL", "Bool", "Array", "Set", "Dictionary"].map {
    Builtin("\($0): CVarArg", "typealias _CVarArg = Never")
  } + [
    Builtin(nil, "@objc protocol NSFetchRequestResult: NSObjectProtocol {}"),
    Builtin(
      nil,
      """
      class NSManagedObject: NSObject, Observable, ObservableObject, NSFetchRequestResult,
        _KeyValueCoding
      {
        var _values: [String: Any] = [:]
        weak var _context: NSManagedObjectContext?
        var managedObjectContext: NSManagedObjectContext? { _context }
        var isInserted: Bool { _context?._store.unsaved.contains { $0 === self } ?? false }
        var isDeleted: Bool { _context?._store.deleted.contains { $0 === self } ?? false }
        var hasChanges: Bool { isInserted }
        var isFault: Bool { false }
        var objectID: NSManagedObjectID { NSManagedObjectID(self) }
        var entity: NSEntityDescription { NSEntityDescription(name: _entityName) }
        var _entityName: String { String(describing: type(of: self)) }
        override init() { super.init() }
        init(context moc: NSManagedObjectContext) {
          super.init()
          moc.insert(self)
          awakeFromInsert()
        }
        init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
          super.init()
          context?.insert(self)
          awakeFromInsert()
        }
        class func entity() -> NSEntityDescription {
          NSEntityDescription(name: String(describing: self))
        }
        class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
          NSFetchRequest<any NSFetchRequestResult>(entityName: String(describing: self))
        }
        func awakeFromInsert() {}
        func awakeFromFetch() {}
        func willSave() {}
        func didSave() {}
        func prepareForDeletion() {}
        func willChangeValue(forKey key: String) {}
        func didChangeValue(forKey key: String) {}
        func willAccessValue(forKey key: String?) {}
        func didAccessValue(forKey key: String?) {}
        func primitiveValue(forKey key: String) -> Any? { _values[key] }
        func setPrimitiveValue(_ value: Any?, forKey key: String) { _values[key] = value }
        func value(forKey key: String) -> Any? { _values[key] }
        func value(forKeyPath keyPath: String) -> Any? { _keyed(self, keyPath) }
        func setValue(_ value: Any?, forKey key: String) {
          objectWillChange.send()
          _values[key] = value
          _context?._store.isChanged = true
        }
        func _keyedValue(_ key: String) -> Any? { _values[key] }
        func _managedValue<T>(_ key: String, _ standard: @autoclosure () -> T) -> T {
          if let value = _values[key] as? T { return value }
          return standard()
        }
        func _setManagedValue<T>(_ key: String, _ value: T) {
          objectWillChange.send()
          _values[key] = value
          _context?._store.isChanged = true
        }
      }
      """),
    Builtin(
      nil,
      """
      final class NSManagedObjectID: NSObject {
        let _object: NSManagedObject
        init(_ object: NSManagedObject) { _object = object }
        var isTemporaryID: Bool { _object.isInserted }
        override func isEqual(_ object: Any?) -> Bool {
          (object as? NSManagedObjectID)?._object === _object
        }
        override var hash: Int { ObjectIdentifier(_object).hashValue }
        func uriRepresentation() -> URL {
          URL(string: "x-coredata:///\\(_object._entityName)")!
        }
      }
      """),
  ]
}

private var contexts: [Builtin] {
  [
    Builtin(
      nil,
      """
      class _ManagedStore: Observable {
        var objects: [NSManagedObject] = []
        var unsaved: [NSManagedObject] = []
        var deleted: [NSManagedObject] = []
        var isChanged: Bool = false
        init() {}
      }
      """),
    Builtin(
      nil,
      """
      class NSManagedObjectContext: NSObject {
        enum ConcurrencyType: Int { case privateQueueConcurrencyType = 1, mainQueueConcurrencyType }
        var _store: _ManagedStore = _ManagedStore()
        var name: String?
        var automaticallyMergesChangesFromParent: Bool = false
        var mergePolicy: Any = NSMergePolicy.error
        var undoManager: UndoManager?
        var shouldDeleteInaccessibleFaults: Bool = true
        var persistentStoreCoordinator: NSPersistentStoreCoordinator?
        var parent: NSManagedObjectContext? {
          didSet { if let parent { _store = parent._store } }
        }
        override init() {}
        init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {}
        init(_ ct: ConcurrencyType) {}
        init(_store: _ManagedStore) { self._store = _store }
        var hasChanges: Bool {
          _store.isChanged || !_store.unsaved.isEmpty || !_store.deleted.isEmpty
        }
        var insertedObjects: Set<NSManagedObject> { Set(_store.unsaved) }
        var deletedObjects: Set<NSManagedObject> { Set(_store.deleted) }
        var registeredObjects: Set<NSManagedObject> { Set(_store.objects) }
        func insert(_ object: NSManagedObject) {
          if _store.objects.contains(where: { $0 === object }) { return }
          object._context = self
          _store.objects.append(object)
          _store.unsaved.append(object)
        }
        func delete(_ object: NSManagedObject) {
          object.prepareForDeletion()
          object._leave()
          _store.objects.removeAll { $0 === object }
          _store.unsaved.removeAll { $0 === object }
          _store.deleted.append(object)
        }
        func save() throws {
          for object in _store.unsaved { object.willSave() }
          _store.unsaved = []
          _store.deleted = []
          _store.isChanged = false
          NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSave, object: self, userInfo: nil)
        }
        func rollback() {
          let inserted = _store.unsaved
          _store.objects.removeAll { one in inserted.contains { $0 === one } }
          _store.objects += _store.deleted
          _store.unsaved = []
          _store.deleted = []
          _store.isChanged = false
        }
        func reset() { rollback() }
        func undo() {}
        func redo() {}
        func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
        func refreshAllObjects() {}
        func processPendingChanges() {}
        func object(with objectID: NSManagedObjectID) -> NSManagedObject { objectID._object }
        func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
          objectID._object
        }
        // The context whose queue runs now.
        static var _current: NSManagedObjectContext?
        func perform(_ block: @escaping () -> Void) {
          DispatchQueue.main.async { self.performAndWait(block) }
        }
        func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T {
          try performAndWait(block)
        }
        func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
          let outer = NSManagedObjectContext._current
          NSManagedObjectContext._current = self
          defer { NSManagedObjectContext._current = outer }
          return try block()
        }
        func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] {
          request._chosen(of: _store.objects).compactMap { $0 as? T }
        }
        func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int {
          request._chosen(of: _store.objects).count
        }
        @discardableResult
        func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
          guard let request = request as? NSBatchDeleteRequest else {
            return NSPersistentStoreResult()
          }
          let chosen = request._chosen(_store.objects)
          for object in chosen { delete(object) }
          let result = NSBatchDeleteResult()
          result.resultType = request.resultType
          switch request.resultType {
          case .resultTypeStatusOnly: result.result = true
          case .resultTypeObjectIDs: result.result = chosen.map { $0.objectID }
          case .resultTypeCount: result.result = chosen.count
          }
          return result
        }
        // The contexts share their store.
        class func mergeChanges(
          fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
          into contexts: [NSManagedObjectContext]
        ) {}
        func mergeChanges(fromContextDidSave notification: Notification) {}
      }
      """),
    Builtin(
      "NSManagedObject",
      """
      func _leave() {
        for (key, value) in _values {
          if let other = value as? NSManagedObject { other._forget(self) }
          if let others = value as? Set<AnyHashable> {
            for one in others { (one.base as? NSManagedObject)?._forget(self) }
          }
        }
      }
      """),
    Builtin(
      "NSManagedObject",
      """
      func _forget(_ object: NSManagedObject) {
        for (key, value) in _values {
          if let other = value as? NSManagedObject, other === object { _values[key] = nil }
          if let others = value as? Set<AnyHashable>, others.contains(object) {
            _values[key] = others.filter { $0 != AnyHashable(object) }
          }
        }
      }
      """),
    Builtin(
      "NSManagedObject",
      """
      func _keep(_ object: NSManagedObject, _ key: String, _ isMany: Bool) {
        if isMany {
          var all = _values[key] as? Set<AnyHashable> ?? []
          all.insert(object)
          _values[key] = all
        } else {
          _values[key] = object
        }
      }
      """),
    // Both ends of a relationship are kept: the inverse of what is set is set too.
    Builtin(
      "NSManagedObject",
      """
      func _point(
        to object: NSManagedObject?, _ key: String, _ inverse: String?, _ isMany: Bool
      ) {
        let old = _values[key] as? NSManagedObject
        if old === object { return }
        objectWillChange.send()
        _values[key] = object
        if let inverse {
          if let old { old._forget(self) }
          object?._keep(self, inverse, isMany)
        }
        _context?._store.isChanged = true
      }
      """),
    Builtin(
      "NSManagedObject",
      """
      func _join(_ object: NSManagedObject, _ key: String, _ inverse: String?, _ isMany: Bool) {
        objectWillChange.send()
        _keep(object, key, true)
        if let inverse { object._keep(self, inverse, isMany) }
        _context?._store.isChanged = true
      }
      """),
    Builtin(
      "NSManagedObject",
      """
      func _part(
        from object: NSManagedObject, _ key: String, _ inverse: String?, _ isMany: Bool
      ) {
        objectWillChange.send()
        _forget(object)
        if inverse != nil { object._forget(self) }
        _context?._store.isChanged = true
      }
      """),
    option(
      "NSManagedObjectContextConcurrencyType",
      ["privateQueueConcurrencyType", "mainQueueConcurrencyType"]),
    Builtin(
      "Notification.Name",
      """
      static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChanges")
      """),
    Builtin(
      "Notification.Name",
      """
      static let NSManagedObjectContextObjectsDidChange =
        Notification.Name("NSObjectsChangedInManagingContext")
      """),
    Builtin(
      nil,
      """
      class NSMergePolicy: NSObject {
        static let error: NSMergePolicy = NSMergePolicy()
        static let rollback: NSMergePolicy = NSMergePolicy()
        static let overwrite: NSMergePolicy = NSMergePolicy()
        static let mergeByPropertyObjectTrump: NSMergePolicy = NSMergePolicy()
        static let mergeByPropertyStoreTrump: NSMergePolicy = NSMergePolicy()
      }
      """),
  ]
    + [
      ("NSMergeByPropertyObjectTrumpMergePolicy", "mergeByPropertyObjectTrump"),
      ("NSMergeByPropertyStoreTrumpMergePolicy", "mergeByPropertyStoreTrump"),
      ("NSErrorMergePolicy", "error"), ("NSOverwriteMergePolicy", "overwrite"),
      ("NSRollbackMergePolicy", "rollback"),
    ].map { Builtin(nil, "var \($0): Any { NSMergePolicy.\($1) }") }
    + [("NSInMemoryStoreType", "InMemory"), ("NSSQLiteStoreType", "SQLite")]
    .map { Builtin(nil, "let \($0): String = \"\($1)\"") }
}

private var containers: [Builtin] {
  [
    Builtin(
      nil,
      """
      class NSPersistentStoreDescription: NSObject {
        var url: URL?
        var type: String = "SQLite"
        var configuration: String?
        var shouldMigrateStoreAutomatically: Bool = true
        var shouldInferMappingModelAutomatically: Bool = true
        var shouldAddStoreAsynchronously: Bool = false
        var isReadOnly: Bool = false
        override init() {}
        init(url: URL) { self.url = url }
        func setOption(_ option: NSObject?, forKey key: String) {}
      }
      """),
    Builtin(
      nil,
      """
      class NSPersistentStoreCoordinator: NSObject {
        override init() {}
        init(managedObjectModel model: NSManagedObjectModel) {}
        @discardableResult func execute(
          _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
        ) throws -> Any { try context.execute(request) }
      }
      """),
    Builtin(
      nil,
      """
      class NSPersistentContainer: NSObject {
        let name: String
        let viewContext: NSManagedObjectContext = NSManagedObjectContext()
        var persistentStoreDescriptions: [NSPersistentStoreDescription] = [
          NSPersistentStoreDescription()
        ]
        let persistentStoreCoordinator: NSPersistentStoreCoordinator =
          NSPersistentStoreCoordinator()
        var managedObjectModel: NSManagedObjectModel { NSManagedObjectModel() }
        init(name: String) { self.name = name }
        init(name: String, managedObjectModel model: NSManagedObjectModel) { self.name = name }
        func loadPersistentStores(
          completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
        ) { for description in persistentStoreDescriptions { block(description, nil) } }
        func newBackgroundContext() -> NSManagedObjectContext {
          NSManagedObjectContext(_store: viewContext._store)
        }
        func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
          let context = newBackgroundContext()
          DispatchQueue.main.async { block(context) }
        }
        class func defaultDirectoryURL() -> URL {
          FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        }
      }
      """),
    Builtin(nil, "class NSPersistentCloudKitContainer: NSPersistentContainer {}"),
  ]
}

private var fetchRequests: [Builtin] {
  [
    Builtin(nil, "class NSPersistentStoreRequest: NSObject {}"),
    Builtin(nil, "class NSPersistentStoreResult: NSObject {}"),
    Builtin(
      nil,
      """
      class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
        var entityName: String?
        var entity: NSEntityDescription? {
          get { entityName.map { NSEntityDescription(name: $0) } }
          set { entityName = newValue?.name }
        }
        var predicate: NSPredicate?
        var sortDescriptors: [NSSortDescriptor]?
        var fetchLimit: Int = 0
        var fetchOffset: Int = 0
        var fetchBatchSize: Int = 0
        var returnsObjectsAsFaults: Bool = true
        var returnsDistinctResults: Bool = false
        var includesPropertyValues: Bool = true
        var includesPendingChanges: Bool = true
        var includesSubentities: Bool = true
        var relationshipKeyPathsForPrefetching: [String]?
        var propertiesToFetch: [Any]?
        var resultType: NSFetchRequestResultType = .managedObjectResultType
        override init() {}
        init(entityName: String) { self.entityName = entityName }
        // Of the context whose `perform` it is called in.
        func execute() throws -> [ResultType] {
          guard let context = NSManagedObjectContext._current else {
            fatalError("NSFetchRequest.execute() outside of a context's perform")
          }
          return try context.fetch(self)
        }
        func _chosen(of objects: [NSManagedObject]) -> [NSManagedObject] {
          var found = objects.filter { one in
            if let entityName, one._entityName != entityName { return false }
            return one is ResultType && (predicate?.evaluate(with: one) ?? true)
          }
          if let sortDescriptors, !sortDescriptors.isEmpty {
            found.sort { _precedes($0, $1, sortDescriptors) }
          }
          if fetchOffset > 0 { found = Array(found.dropFirst(fetchOffset)) }
          if fetchLimit > 0 { found = Array(found.prefix(fetchLimit)) }
          return found
        }
      }
      """),
    Builtin(
      nil,
      """
      class NSBatchDeleteRequest: NSPersistentStoreRequest {
        var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
        let _chosen: ([NSManagedObject]) -> [NSManagedObject]
        init<T: NSFetchRequestResult>(fetchRequest fetch: NSFetchRequest<T>) {
          _chosen = { fetch._chosen(of: $0) }
        }
        init(objectIDs objects: [NSManagedObjectID]) {
          _chosen = { all in all.filter { one in objects.contains { $0._object === one } } }
        }
      }
      """),
    Builtin(
      nil,
      """
      enum NSBatchDeleteRequestResultType: UInt {
        case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
      }
      """),
    Builtin(
      nil,
      """
      class NSBatchDeleteResult: NSPersistentStoreResult {
        var result: Any?
        var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
      }
      """),
    Builtin(nil, "let NSDeletedObjectsKey: String = \"deleted\""),
    Builtin(nil, "let NSInsertedObjectsKey: String = \"inserted\""),
    Builtin(nil, "let NSUpdatedObjectsKey: String = \"updated\""),
  ]
}

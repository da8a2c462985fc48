import Interpreter

/// `NSFetchedResultsController`: what a request finds, fetched anew when its context is saved; and
/// `@SectionedFetchRequest`, whose results are grouped.
var fetchedControllers: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol NSFetchedResultsSectionInfo {
        var name: String { get }
        var indexTitle: String? { get }
        var numberOfObjects: Int { get }
        var objects: [Any]? { get }
      }
      """),
    Builtin(
      nil,
      """
      struct _FetchedSection: NSFetchedResultsSectionInfo {
        let name: String
        var objects: [Any]?
        var indexTitle: String? { name.first.map { String($0) } }
        var numberOfObjects: Int { objects?.count ?? 0 }
      }
      """),
    Builtin(
      nil,
      """
      enum NSFetchedResultsChangeType: UInt { case insert = 1, delete, move, update }
      """),
    Builtin(
      nil,
      """
      protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
        func controllerWillChangeContent(
          _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
        func controllerDidChangeContent(
          _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
      }
      """),
    Builtin(
      "NSFetchedResultsControllerDelegate",
      """
      func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
      ) {}
      """),
    Builtin(
      "NSFetchedResultsControllerDelegate",
      """
      func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
      ) {}
      """),
    Builtin(
      nil,
      """
      class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
        let fetchRequest: NSFetchRequest<ResultType>
        let managedObjectContext: NSManagedObjectContext
        let sectionNameKeyPath: String?
        let cacheName: String?
        weak var delegate: (any NSFetchedResultsControllerDelegate)?
        var fetchedObjects: [ResultType]?
        var _saves: (any NSObjectProtocol)?
        init(
          fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
          sectionNameKeyPath: String?, cacheName name: String?
        ) {
          self.fetchRequest = fetchRequest
          managedObjectContext = context
          self.sectionNameKeyPath = sectionNameKeyPath
          cacheName = name
        }
        class func deleteCache(withName name: String?) {}
        func performFetch() throws {
          fetchedObjects = try managedObjectContext.fetch(fetchRequest)
          if _saves != nil { return }
          _saves = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: managedObjectContext, queue: nil
          ) { [weak self] _ in self?._fetchAgain() }
        }
        func _fetchAgain() {
          delegate?.controllerWillChangeContent(_erased)
          fetchedObjects = try? managedObjectContext.fetch(fetchRequest)
          delegate?.controllerDidChangeContent(_erased)
        }
        // What delegates are given knows no more of its results than that they were fetched.
        var _erased: NSFetchedResultsController<any NSFetchRequestResult> {
          let erased = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: NSFetchRequest<any NSFetchRequestResult>(
              entityName: fetchRequest.entityName ?? ""),
            managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath,
            cacheName: cacheName)
          erased.fetchedObjects = fetchedObjects?.map { $0 as any NSFetchRequestResult }
          return erased
        }
        func object(at indexPath: IndexPath) -> ResultType { fetchedObjects![indexPath.row] }
        func indexPath(forObject object: ResultType) -> IndexPath? {
          fetchedObjects?.firstIndex { $0 === object }.map { IndexPath(row: $0, section: 0) }
        }
        var sections: [any NSFetchedResultsSectionInfo]? {
          guard let fetchedObjects else { return nil }
          guard let sectionNameKeyPath else {
            return [_FetchedSection(name: "", objects: fetchedObjects)]
          }
          var sections: [_FetchedSection] = []
          for object in fetchedObjects {
            let value = (object as? NSManagedObject)?.value(forKeyPath: sectionNameKeyPath)
            let name = value.map { String(describing: $0) } ?? ""
            if sections.last?.name == name {
              sections[sections.count - 1].objects?.append(object)
            } else {
              sections.append(_FetchedSection(name: name, objects: [object]))
            }
          }
          return sections
        }
      }
      """),
  ] + sectionedRequests
}

private var sectionedRequests: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
        RandomAccessCollection, _Refetched
      {
        struct Section: RandomAccessCollection, Identifiable {
          typealias Element = Result
          typealias Index = Int
          let id: SectionIdentifier
          var _results: [Result]
          var startIndex: Int { 0 }
          var endIndex: Int { _results.count }
          subscript(position: Int) -> Result { _results[position] }
        }
        typealias Element = Section
        typealias Index = Int
        let _sections: [Section]
        let _settings: _FetchSettings
        var startIndex: Int { 0 }
        var endIndex: Int { _sections.count }
        subscript(position: Int) -> Section { _sections[position] }
      }
      """),
    Builtin(
      "SectionedFetchResults where Result: NSManagedObject",
      """
      var sortDescriptors: [SortDescriptor<Result>] {
        get { [] }
        nonmutating set { _settings.descriptors = newValue.map { NSSortDescriptor(_of: $0) } }
      }
      """),
    Builtin(
      nil,
      """
      @propertyWrapper
      struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
        DynamicProperty
      {
        var _found: FetchRequest<Result>
        let _identifier: (Result) -> SectionIdentifier
        init(
          fetchRequest: NSFetchRequest<Result>,
          sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
        ) {
          _found = FetchRequest(fetchRequest: fetchRequest, animation: animation)
          _identifier = { $0[keyPath: sectionIdentifier] }
        }
        var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
          let found = _found.wrappedValue
          var sections: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []
          for result in found {
            let id = _identifier(result)
            if sections.last?.id == id {
              sections[sections.count - 1]._results.append(result)
            } else {
              sections.append(
                SectionedFetchResults<SectionIdentifier, Result>.Section(
                  id: id, _results: [result]))
            }
          }
          return SectionedFetchResults(_sections: sections, _settings: found._settings)
        }
      }
      """),
  ]
    + [
      ("SortDescriptor<Result>", ""), ("NSSortDescriptor", "@_disfavoredOverload "),
    ].map { descriptor, weight in
      Builtin(
        "SectionedFetchRequest where Result: NSManagedObject",
        """
        \(weight)init(
          sectionIdentifier: KeyPath<Result, SectionIdentifier>,
          sortDescriptors: [\(descriptor)], predicate: NSPredicate? = nil,
          animation: Animation? = nil
        ) {
          _found = FetchRequest(
            sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
          _identifier = { $0[keyPath: sectionIdentifier] }
        }
        """)
    }
}

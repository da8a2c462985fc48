import Checking
import Interpreter
import ViewTree

/// Containers of the program's own, by the subviews of what they are given: `Group(subviews:)`.
var subviewCollections: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct Subview: View, Identifiable {
        typealias ID = _SubviewID
        let id: _SubviewID
        let _view: AnyView
        var body: some View { _view }
        let containerValues: ContainerValues
      }
      """),
    Builtin(nil, "struct _SubviewID: Hashable { let _path: String }"),
    Builtin(nil, "struct _SectionID: Hashable { let _position: Int }"),
    collection("SubviewsCollection", of: "Subview"),
    collection("SectionCollection", of: "SectionConfiguration"),
    Builtin(
      nil,
      """
      struct SectionConfiguration: Identifiable {
        typealias ID = _SectionID
        let id: _SectionID
        let header: SubviewsCollection
        let content: SubviewsCollection
        let footer: SubviewsCollection
        let containerValues: ContainerValues
      }
      """),
    Builtin(
      nil,
      """
      protocol ContainerValueKey {
        associatedtype Value
        static var defaultValue: Value { get }
      }
      """),
    Builtin(
      nil,
      """
      struct ContainerValues {
        var _values: [String: Any] = [:]
        init() {}
        subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
          get { _values[String(describing: key)] as? K.Value ?? K.defaultValue }
          set { _values[String(describing: key)] = newValue }
        }
      }
      """),
    Builtin(
      "View",
      "func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View"
    ) { call in
      guard case .keyPath(let path) = call.arguments[1] else { return call.arguments[0] }
      return .native(ContainerValueElement(call.arguments[0], (path, call.arguments[2])))
    },
    Builtin("SubviewsCollection: View", "var body: some View { ForEach(_elements) { $0 } }"),
    Builtin(nil, "struct GroupElementsOfContent<Subviews, Content> {}"),
    Builtin("GroupElementsOfContent: View where Content: View", "typealias Body = Never"),
  ]
    + forms("sections", "SectionCollection", of: "SectionConfiguration") {
      try $0.sections(of: $1, $2)
    }
    + forms("subviews", "SubviewsCollection", of: "Subview") { try $0.subviews(of: $1, $2) }
}

/// The views of what a content is made of: of all of it, and of each.
private func forms(
  _ label: String, _ collection: String, of element: String,
  _ parts: @escaping @Sendable (Machine, Value, ViewBuild) throws -> [Value]
) -> [Builtin] {
  [
    Builtin(
      "Group where Content: View",
      """
      init<Base: View, Result: View>(
        \(label) view: Base, @ViewBuilder transform: @escaping (\(collection)) -> Result
      ) where Content == GroupElementsOfContent<Base, Result>
      """
    ) { call in
      let (machine, content, transform) = (call.machine, call.arguments[0], call.arguments[1])
      return .view("Group") { build in
        let found = machine.structure(collection, [.array(try parts(machine, content, build))])
        build.child(try machine.call(transform, [found]))
      }
    },
    Builtin(
      "ForEach where Data == \(collection), ID == \(element).ID, Content: View",
      """
      init<Base: View>(
        \(label) view: Base, @ViewBuilder content: @escaping (\(element)) -> Content
      )
      """
    ) { call in
      let (machine, content, make) = (call.machine, call.arguments[0], call.arguments[1])
      return .view("ForEach") { build in
        for part in try parts(machine, content, build) {
          build.child(try machine.call(make, [part]))
        }
      }
    },
  ]
}

/// A collection of what a content is made of.
private func collection(_ name: String, of element: String) -> Builtin {
  Builtin(
    nil,
    """
    struct \(name): RandomAccessCollection {
      typealias Element = \(element)
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = ArraySlice<\(element)>
      typealias Iterator = IndexingIterator<[\(element)]>
      var _elements: [\(element)]
      var startIndex: Int { 0 }
      var endIndex: Int { _elements.count }
      var count: Int { _elements.count }
      var isEmpty: Bool { _elements.isEmpty }
      var indices: Range<Int> { 0..<_elements.count }
      var first: \(element)? { _elements.first }
      var last: \(element)? { _elements.last }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      func makeIterator() -> IndexingIterator<[\(element)]> { _elements.makeIterator() }
      subscript(index: Int) -> \(element) { _elements[index] }
      subscript(bounds: Range<Int>) -> ArraySlice<\(element)> { _elements[bounds] }
    }
    """)
}

extension Machine {
  /// `Subview`s: each keeps its state by the way to it.
  fileprivate func subviews(of content: Value, _ build: ViewBuild) throws -> [Value] {
    try subviews(build.resolved(content))
  }

  fileprivate func sections(of content: Value, _ build: ViewBuild) throws -> [Value] {
    try build.resolvedSections(content).enumerated().map { position, section in
      let parts = try [section.header, section.content, section.footer].map {
        structure("SubviewsCollection", [.array(try subviews($0))])
      }
      let id = structure("_SectionID", [.int(position)])
      return structure(
        "SectionConfiguration", [id] + parts + [try values(section.containerValues)])
    }
  }

  private func subviews(_ views: [ResolvedView]) throws -> [Value] {
    try views.map { view in
      let path = try view.path.map { try step($0) }.joined(separator: "/")
      return structure(
        "Subview",
        [structure("_SubviewID", [.string(path)]), view.value, try values(view.containerValues)])
    }
  }

  /// `ContainerValues`; of what is said twice, what is said further out.
  private func values(_ settings: [ContainerValueElement.Setting]) throws -> Value {
    let none = DictionaryValue(key: types.type("String"), value: .any)
    var values = structure("ContainerValues", [.native(none)])
    for setting in settings { try set(setting.value, at: setting.keyPath, of: &values) }
    return values
  }

  private func step(_ key: ChildKey) throws -> String {
    switch key {
    case .position(let position): "\(position)"
    case .branch(let branch): "if \(branch)"
    case .id(let id): try "id " + description(of: id.value)
    case .named(let name): name
    case .repeated(let key, let turn): try step(key) + " again \(turn)"
    }
  }
}

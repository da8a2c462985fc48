import Checking
import Interpreter
import StandardLibrary
import ViewTree

/// `ForEach`: a view for each element, told apart by id; made when its container wants it.
var forEach: [Builtin] {
  [
    Builtin(nil, "struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}"),
    Builtin("ForEach: View where Content: View", "typealias Body = Never"),
    Builtin(
      "ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable",
      "init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)"
    ) { call in try elements(call, of: 0, id: .identifiable, idType: 1, call.arguments[1]) },
    Builtin(
      "ForEach where Content: View",
      """
      init(_ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content)
      """
    ) { call in
      try elements(call, of: 0, id: .path(call.arguments[1]), idType: 1, call.arguments[2])
    },
    Builtin(
      "ForEach where Data == Range<Int>, ID == Int, Content: View",
      "init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)"
    ) { call in try elements(call, of: 0, id: .offset, idType: 1, call.arguments[1]) },
  ]
}

/// Where an element's identity comes from.
enum ElementID {
  /// Its place: a constant range's rows are counted from zero, wherever the range begins.
  case offset
  case identifiable
  case path(Value)
}

/// A list of views over a collection.
func elements(
  _ call: Invocation, of data: Int, id: ElementID, idType: Int? = nil, _ content: Value
) throws -> Value {
  let machine = call.machine
  let source = try elementSource(call, of: data, id: id, idType: idType) {
    try machine.call(content, [$0])
  }
  return .view("ForEach") { build in
    build.facets.elements = build.environment.picker.map { source.offered(in: $0) } ?? source
  }
}

extension ElementSource {
  /// The elements as options of a picker: those without a tag stand for their ids.
  fileprivate func offered(in picker: PickerContext) -> ElementSource {
    ElementSource(count: count, idType: idType, key: key) { position in
      let view = try content(position)
      guard view.isUnmodified, case .id(let id) = try key(position) else { return view }
      return .view("tag") { build in
        build.facets.tag = id.value
        build.environment.picker = nil
        picker.show(view, id.value, &build)
      }
    }
  }
}

extension Value {
  /// Whether it is a view as such: the names of modifiers begin with a small letter.
  fileprivate var isUnmodified: Bool {
    guard case .native(let native) = self, let view = native as? any ViewElement else {
      return false
    }
    return view.viewName.first?.isUppercase == true
  }
}

/// The elements of the collection that is argument `data`, as the view tree asks for them.
/// - Parameter idType: which of the call's type arguments the ids are of.
func elementSource(
  _ call: Invocation, of data: Int, id: ElementID, idType: Int? = nil,
  _ content: @escaping (Value) throws -> Value
) throws -> ElementSource {
  let idType = idType.flatMap { call.types.indices.contains($0) ? call.types[$0] : nil }
  let machine = call.machine
  let items = try DataItems(call, data)
  return ElementSource(
    count: items.count, idType: idType,
    key: { position in
      if case .offset = id { return .id(ValueKey(.int(position), in: machine)) }
      return .id(ValueKey(try identity(of: items[position], id, in: machine), in: machine))
    },
    content: { try content(items[$0]) })
}

/// What `id` says of an element.
func identity(of element: Value, _ id: ElementID, in machine: Machine) throws -> Value {
  switch id {
  case .offset: return element
  case .identifiable:
    guard let requirement = machine.requirement("id", of: "Identifiable") else { return element }
    return try machine.call(requirement, on: element)
  case .path(.keyPath(let path)): return try machine.value(at: path, of: element)
  case .path: return element
  }
}

/// The elements of a random-access collection, without a copy where it can be helped: a range of a
/// million stays a range.
struct DataItems {
  private enum Storage {
    case array([Value])
    case integers(Range<Int>)
  }

  private let storage: Storage

  init(_ call: Invocation, _ index: Int) throws {
    if let integers = call.arguments[index].integerRange {
      storage = .integers(integers)
    } else {
      storage = .array(try call.elements(index))
    }
  }

  var count: Int {
    switch storage {
    case .array(let elements): elements.count
    case .integers(let range): range.count
    }
  }

  subscript(index: Int) -> Value {
    switch storage {
    case .array(let elements): elements[index]
    case .integers(let range): .int(range.lowerBound + index)
    }
  }
}

extension Value {
  /// The integers of a `Range<Int>` or `ClosedRange<Int>`.
  var integerRange: Range<Int>? {
    guard case .structure(let range) = self, range.fields.count == 2,
      case .int(let lower) = range.fields[0], case .int(let upper) = range.fields[1]
    else { return nil }
    if range.type.name == "Range" { return lower..<max(lower, upper) }
    if range.type.name == "ClosedRange", upper < Int.max { return lower..<max(lower, upper + 1) }
    return nil
  }
}

import Interpreter

/// Changing an array in place.
var arrayChanges: [Builtin] {
  [
    Builtin("Array", "mutating func append(_ newElement: Element)") { call in
      let element = call.arguments[1]
      return try call.changeArray { $0.append(element) }
    },
    Builtin(
      "Array",
      """
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
      """
    ) { try appendContents(&$0) },
    Builtin("Array", "mutating func insert(_ newElement: Element, at i: Int)") { call in
      let (element, index) = (call.arguments[1], try call.int(2))
      return try call.changeArray { elements in
        guard index >= 0 && index <= elements.count else {
          throw call.trap("Array index is out of range")
        }
        elements.insert(element, at: index)
      }
    },
    Builtin(
      "Array",
      """
      mutating func insert<C: Collection>(contentsOf newElements: C, at i: Int)
      where C.Element == Element
      """
    ) { call in
      let (added, index) = (try call.elements(1), try call.int(2))
      return try call.changeArray { elements in
        guard index >= 0 && index <= elements.count else {
          throw call.trap("Array index is out of range")
        }
        elements.insert(contentsOf: added, at: index)
      }
    },
    Builtin("Array", "@discardableResult mutating func remove(at index: Int) -> Element") {
      try removeOne($0, at: { _, call in try call.int(1) }, empty: "Index out of range")
    },
    Builtin("Array", "@discardableResult mutating func removeFirst() -> Element") {
      try removeOne(
        $0, at: { _, _ in 0 }, empty: "Can't remove first element from an empty collection")
    },
    Builtin("Array", "@discardableResult mutating func removeLast() -> Element") {
      try removeOne(
        $0, at: { count, _ in count - 1 },
        empty: "Can't remove last element from an empty collection")
    },
    Builtin("Array", "mutating func popLast() -> Element?") { call in
      var last: Value?
      _ = try call.changeArray { last = $0.popLast() }
      return .optional(last)
    },
    Builtin("Array", "mutating func removeFirst(_ k: Int)") { call in
      let count = try call.int(1)
      return try call.changeArray { elements in
        guard count >= 0 && count <= elements.count else {
          throw call.trap("Can't remove more items from a collection than it has")
        }
        elements.removeFirst(count)
      }
    },
    Builtin("Array", "mutating func removeLast(_ k: Int)") { call in
      let count = try call.int(1)
      return try call.changeArray { elements in
        guard count >= 0 && count <= elements.count else {
          throw call.trap("Can't remove more items from a collection than it contains")
        }
        elements.removeLast(count)
      }
    },
    Builtin("Array", "mutating func removeAll(keepingCapacity keepCapacity: Bool = false)") {
      try $0.changeArray { $0.removeAll() }
    },
    Builtin(
      "Array",
      "mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows"
    ) { call in
      try call.changeArray { elements in elements = try elements.filter { try !call.test(1, $0) } }
    },
    Builtin(
      "Array",
      "mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Int"
    ) { call in try replaceElements(call, with: []) },
    Builtin(
      "Array",
      """
      mutating func replaceSubrange<C: Collection, R: RangeExpression>(
        _ subrange: R, with newElements: C
      ) where C.Element == Element, R.Bound == Int
      """
    ) { try replaceElements($0, with: $0.elements(2)) },
    Builtin("Array", "mutating func reserveCapacity(_ minimumCapacity: Int) {}"),
    Builtin("Array", "mutating func swapAt(_ i: Int, _ j: Int)") { call in
      let (i, j) = (try call.int(1), try call.int(2))
      return try call.changeArray { elements in
        guard elements.indices.contains(i), elements.indices.contains(j) else {
          throw call.trap("Index out of range")
        }
        elements.swapAt(i, j)
      }
    },
    Builtin("Array", "mutating func reverse()") { try $0.changeArray { $0.reverse() } },
    Builtin(
      "Array",
      "mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) "
        + "rethrows -> Int"
    ) { call in
      var pivot = 0
      _ = try call.changeArray { pivot = try $0.partition { try call.test(1, $0) } }
      return .int(pivot)
    },
  ]
}

/// Removes one element and returns it.
private func removeOne(
  _ call: Invocation, at position: (Int, Invocation) throws -> Int, empty: String
) throws -> Value {
  var removed = Value.void
  _ = try call.changeArray { elements in
    let index = try position(elements.count, call)
    guard elements.indices.contains(index) else { throw call.trap(empty) }
    removed = elements.remove(at: index)
  }
  return removed
}

/// Replaces the elements in the range that is argument 1.
private func replaceElements(_ call: Invocation, with added: [Value]) throws -> Value {
  let range = call.arguments[1]
  return try call.changeArray { elements in
    guard let bounds = range.bounds(in: elements.count) else {
      throw call.trap("navlab's library expected a range")
    }
    guard bounds.lowerBound >= 0 else {
      throw call.trap("Array replace: subrange start is negative")
    }
    guard bounds.upperBound <= elements.count else {
      throw call.trap("Array replace: subrange extends past the end")
    }
    elements.replaceSubrange(bounds, with: added)
  }
}

extension Invocation {
  func plainInt(_ value: Value) throws -> Int {
    if case .int(let number) = value { return number }
    throw trap("navlab's library expected an integer")
  }
}

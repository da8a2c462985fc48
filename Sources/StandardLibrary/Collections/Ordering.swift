import Interpreter

/// Order, extremes and comparison of sequences; shuffling.
var orderingMembers: [Builtin] {
  [
    Builtin("Sequence where Element: Comparable", "func sorted() -> [Element]") {
      .array(try sortedElements($0.elements(0), $0.machine))
    },
    Builtin(
      "Sequence",
      """
      func sorted(
        by areInIncreasingOrder: (Element, Element) throws -> Bool
      ) rethrows -> [Element]
      """
    ) { .array(try sortedByArgument($0, $0.elements(0))) },
    Builtin("Array where Element: Comparable", "mutating func sort()") { call in
      try call.changeArray { elements in elements = try sortedElements(elements, call.machine) }
    },
    Builtin(
      "Array",
      """
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
      """
    ) { call in
      try call.changeArray { elements in elements = try sortedByArgument(call, elements) }
    },
    Builtin("Sequence where Element: Comparable", "func min() -> Element?") { call in
      .optional(try call.elements(0).min { try call.machine.isLess($0, $1) })
    },
    Builtin("Sequence where Element: Comparable", "func max() -> Element?") { call in
      .optional(try call.elements(0).max { try call.machine.isLess($0, $1) })
    },
    Builtin(
      "Sequence",
      """
      func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      """
    ) { call in .optional(try call.elements(0).min { try call.test(1, $0, $1) }) },
    Builtin(
      "Sequence",
      """
      func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      """
    ) { call in .optional(try call.elements(0).max { try call.test(1, $0, $1) }) },
    Builtin("Sequence where Element: Equatable", "func contains(_ element: Element) -> Bool") {
      .bool(try containsElement($0))
    },
    Builtin(
      "Sequence where Element: Equatable",
      """
      func elementsEqual<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool
      where OtherSequence.Element == Element
      """
    ) { call in
      let (first, second) = (try call.elements(0), try call.elements(1))
      return .bool(try first.elementsEqual(second) { try call.machine.areEqual($0, $1) })
    },
    Builtin(
      "Sequence where Element: Equatable",
      """
      func starts<PossiblePrefix: Sequence>(with possiblePrefix: PossiblePrefix) -> Bool
      where PossiblePrefix.Element == Element
      """
    ) { call in
      let (first, second) = (try call.elements(0), try call.elements(1))
      return .bool(try first.starts(with: second) { try call.machine.areEqual($0, $1) })
    },
    Builtin(
      "Sequence where Element: Comparable",
      """
      func lexicographicallyPrecedes<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool
      where OtherSequence.Element == Element
      """
    ) { call in
      let (first, second) = (try call.elements(0), try call.elements(1))
      return .bool(
        try first.lexicographicallyPrecedes(second) { try call.machine.isLess($0, $1) })
    },
    Builtin("Sequence", "func shuffled() -> [Element]") {
      .array(try $0.elements(0).shuffled(using: &$0.machine.random))
    },
    Builtin("Array", "mutating func shuffle()") { call in
      let machine = call.machine
      return try call.changeArray { $0.shuffle(using: &machine.random) }
    },
    Builtin("Collection", "func randomElement() -> Element?") {
      .optional(try $0.elements(0).randomElement(using: &$0.machine.random))
    },
  ]
}

/// Sorts by `<`; stable, as Swift's own sort is in fact.
private func sortedElements(_ elements: [Value], _ machine: Machine) throws -> [Value] {
  try machine.charge(steps: elements.count)
  return try elements.sorted { try machine.isLess($0, $1) }
}

private func sortedByArgument(_ call: Invocation, _ elements: [Value]) throws -> [Value] {
  try elements.sorted { try call.test(1, $0, $1) }
}

private func containsElement(_ call: Invocation) throws -> Bool {
  let wanted = call.arguments[1]
  if let range = call.arguments[0].asIntegers, case .int(let value) = wanted {
    return range.contains(value)
  }
  var isFound = false
  try call.forEach(0) { element in
    isFound = try call.machine.areEqual(element, wanted)
    return !isFound
  }
  return isFound
}

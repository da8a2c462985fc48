import Interpreter

/// The algorithms of every sequence, done at once.
var sequenceMembers: [Builtin] {
  [
    Builtin("Sequence", "func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]") {
      try mapElements($0)
    },
    Builtin(
      "Sequence",
      """
      func flatMap<SegmentOfResult: Sequence>(
        _ transform: (Element) throws -> SegmentOfResult
      ) rethrows -> [SegmentOfResult.Element] {
        var result: [SegmentOfResult.Element] = []
        for element in self { result.append(contentsOf: try transform(element)) }
        return result
      }
      """),
    Builtin(
      "Sequence",
      """
      func compactMap<ElementOfResult>(
        _ transform: (Element) throws -> ElementOfResult?
      ) rethrows -> [ElementOfResult]
      """
    ) { try compactMapElements($0) },
    Builtin(
      "Sequence",
      """
      @available(*, deprecated, renamed: "compactMap(_:)",
        message: "Please use compactMap(_:) for the case where closure returns an optional value")
      func flatMap<ElementOfResult>(
        _ transform: (Element) throws -> ElementOfResult?
      ) rethrows -> [ElementOfResult] { try compactMap(transform) }
      """),
    Builtin(
      "Sequence", "func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]"
    ) { try filterElements($0) },
    Builtin(
      "Sequence",
      """
      func reduce<Result>(
        _ initialResult: Result,
        _ nextPartialResult: (_ partialResult: Result, Element) throws -> Result
      ) rethrows -> Result
      """
    ) { try reduceElements($0) },
    Builtin(
      "Sequence",
      """
      func reduce<Result>(
        into initialResult: Result,
        _ updateAccumulatingResult: (_ partialResult: inout Result, Element) throws -> ()
      ) rethrows -> Result {
        var result = initialResult
        for element in self { try updateAccumulatingResult(&result, element) }
        return result
      }
      """),
    Builtin("Sequence", "func forEach(_ body: (Element) throws -> Void) rethrows") { call in
      try call.forEach(0) { element in
        _ = try call.call(1, element)
        return true
      }
      return .void
    },
    Builtin("Sequence", "func reversed() -> [Element]") { .array(try $0.elements(0).reversed()) },
    Builtin(
      "Sequence", "func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool"
    ) { .bool(try firstElement($0) != nil) },
    Builtin(
      "Sequence", "func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool"
    ) { .bool(try firstElement($0, where: false) == nil) },
    Builtin(
      "Sequence", "func first(where predicate: (Element) throws -> Bool) rethrows -> Element?"
    ) { .optional(try firstElement($0)?.element) },
    Builtin(
      "Sequence", "func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]"
    ) { call in
      var elements: [Value] = []
      try call.forEach(0) { element in
        guard try call.test(1, element) else { return false }
        elements.append(element)
        return true
      }
      return .array(elements)
    },
    Builtin("Sequence", "func suffix(_ maxLength: Int) -> [Element]") {
      .array(Array(try $0.elements(0).suffix(try $0.length(1))))
    },
    Builtin("Sequence", "func dropLast(_ k: Int = 1) -> [Element]") {
      .array(Array(try $0.elements(0).dropLast(try $0.length(1))))
    },
    Builtin(
      "Sequence",
      """
      func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self> {
        var iterator = makeIterator()
        var next = iterator.next()
        while let element = next, try predicate(element) { next = iterator.next() }
        return DropWhileSequence<Self>(_iterator: iterator, _nextElement: next)
      }
      """),
    Builtin("Sequence", "var underestimatedCount: Int { 0 }"),
    Builtin(
      "Sequence",
      """
      func count(where predicate: (Element) throws -> Bool) rethrows -> Int
      """
    ) { call in
      var count = 0
      try call.forEach(0) { element in
        if try call.test(1, element) { count += 1 }
        return true
      }
      return .int(count)
    },
    Builtin(
      "Sequence",
      """
      func elementsEqual<OtherSequence: Sequence>(
        _ other: OtherSequence, by areEquivalent: (Element, OtherSequence.Element) throws -> Bool
      ) rethrows -> Bool
      """
    ) { call in
      let (first, second) = (try call.elements(0), try call.elements(1))
      return .bool(try first.elementsEqual(second) { try call.test(2, $0, $1) })
    },
    Builtin(
      "Sequence",
      """
      func split(
        maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
        whereSeparator isSeparator: (Element) throws -> Bool
      ) rethrows -> [ArraySlice<Element>] {
        try Array(self).split(
          maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
          whereSeparator: isSeparator)
      }
      """),
    Builtin(
      "Sequence where Element: Equatable",
      """
      func split(
        separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
      ) -> [ArraySlice<Element>] {
        split(
          maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
          whereSeparator: { $0 == separator })
      }
      """),
    Builtin(
      "Sequence where Element: Sequence",
      """
      func joined<Separator: Sequence>(separator: Separator) -> [Element.Element]
      where Separator.Element == Element.Element {
        var result: [Element.Element] = []
        var isFirst = true
        for segment in self {
          if !isFirst { result.append(contentsOf: separator) }
          isFirst = false
          result.append(contentsOf: segment)
        }
        return result
      }
      """),
  ] + ["Array", "ArraySlice"].map(filtering)
}

/// Arrays and their slices give arrays, where other collections that grow give their own kind.
private func filtering(_ name: String) -> Builtin {
  Builtin(name, "func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]") {
    try filterElements($0)
  }
}

extension Invocation {
  /// A count of elements: not negative.
  func length(_ index: Int) throws -> Int {
    let value = try int(index)
    if value < 0 { throw trap("Can't take a prefix of negative length from a collection") }
    return value
  }
}

private func mapElements(_ call: Invocation) throws -> Value {
  let transform = call.arguments[1]
  var result: [Value] = []
  try call.forEach(0) { element in
    result.append(try call.machine.call(transform, element))
    return true
  }
  return .array(result)
}

private func compactMapElements(_ call: Invocation) throws -> Value {
  let transform = call.arguments[1]
  var result: [Value] = []
  try call.forEach(0) { element in
    if let value = try call.machine.call(transform, element).unwrapped { result.append(value) }
    return true
  }
  return .array(result)
}

private func filterElements(_ call: Invocation) throws -> Value {
  var result: [Value] = []
  try call.forEach(0) { element in
    if try call.test(1, element) { result.append(element) }
    return true
  }
  return .array(result)
}

private func reduceElements(_ call: Invocation) throws -> Value {
  var result = call.arguments[1]
  let combine = call.arguments[2]
  try call.forEach(0) { element in
    result = try call.machine.call(combine, result, element)
    return true
  }
  return result
}

/// The first element for which the predicate (argument 1) says `expected`.
private func firstElement(
  _ call: Invocation, where expected: Bool = true
) throws -> (offset: Int, element: Value)? {
  var found: (offset: Int, element: Value)?
  var offset = 0
  try call.forEach(0) { element in
    if try call.test(1, element) == expected { found = (offset, element) }
    offset += 1
    return found == nil
  }
  return found
}

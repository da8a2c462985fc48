struct Stack<T>: RandomAccessCollection, MutableCollection {
  var items: [T] = []
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> T {
    get { items[i] }
    set { items[i] = newValue }
  }
}

var stack = Stack(items: [1, 2, 3])
print(stack.dropFirst(2).startIndex, stack.indices, stack.suffix(2), type(of: stack.dropLast()))
print(stack.prefix(while: { $0 < 3 }).count, type(of: stack.split(separator: 2)), stack.underestimatedCount)
let untouched: Void? = stack.withContiguousMutableStorageIfAvailable { _ in print("never") }
print(untouched == nil, stack.partition { $0 < 3 }, stack.items)
stack[1...].reverse()
stack[..<2].swapAt(0, 1)
print(stack.items, stack[...].first ?? 0, stack.index(of: 3) ?? -1)

struct Ring<T>: RandomAccessCollection, RangeReplaceableCollection {
  private var items: [T] = []
  init() {}
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> T { items[i] }
  mutating func replaceSubrange<C: Collection<T>>(_ range: Range<Int>, with new: C) {
    items.replaceSubrange(range, with: new)
  }
}
var ring = Ring<Int>()
ring.append(contentsOf: 1...6)
ring.removeSubrange(1...2)
print(Array(ring), type(of: ring.filter { $0 > 4 }), ring.dropFirst().reduce(0, +))
var part = ring[1...]
part.removeFirst()
part.append(9)
print(part.count, part.startIndex, Array(part), Array(ring))

extension Array {
  var fourth: Int {
    var place = startIndex
    formIndex(&place, offsetBy: 2)
    formIndex(after: &place)
    return place
  }
}
extension BidirectionalCollection {
  func trimmed(_ isOut: (Element) -> Bool) -> SubSequence {
    var rest = self[...]
    while let first = rest.first, isOut(first) { rest.removeFirst() }
    while let last = rest.last, isOut(last) { rest.removeLast() }
    return rest
  }
}
extension Collection { var second: Element? { dropFirst().first } }
print([1, 2, 3].fourth, [5, 1, 2, 9].trimmed { $0 > 4 }, "  ab ".trimmed { $0 == " " })
print("abc".second!, [1].second as Any, (1...4).second!, (1...10).firstIndex(of: 7)!, (1...3).endIndex)

let numbers = [1, 2, 3, 4]
print(numbers.indices(where: { $0 > 2 }).ranges, numbers.contains([2, 3]), numbers.ranges(of: [2]).count)
print(numbers.firstRange(of: [3, 4]) as Any, numbers.split(separator: [2, 3]), numbers.replacing([2, 3], with: [9]))
struct Countdown: Sequence {
  func makeIterator() -> AnyIterator<Int> { AnyIterator([3, 2, 1].makeIterator()) }
}
print(Countdown().prefix(2), Countdown().dropFirst(1), Array(Countdown().prefix(2)))
let moves = Array("bcda").difference(from: Array("abcd")).inferringMoves()
for case .insert(let place, let letter, let from?) in moves { print(letter, from, "to", place) }

enum Level: Int, Comparable, Strideable {
  case low = 1, mid, high
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  func distance(to other: Level) -> Int { other.rawValue - rawValue }
  func advanced(by n: Int) -> Level { Level(rawValue: rawValue + n)! }
}
print((Level.low ... .high).map { "\($0)" })
var text = "a😀b"
text.unicodeScalars.append("!")
text.unicodeScalars.removeFirst()
text.unicodeScalars.insert("q", at: text.startIndex)
print(text)

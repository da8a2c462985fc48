enum Suit: Character, CaseIterable {
  case hearts = "h", spades = "s"
  case clubs = "c"

  var isRed: Bool {
    switch self {
    case .hearts: return true
    case .spades, .clubs: return false
    }
  }
}

struct Stack<Element: Equatable> {
  private var items: [Element] = []
  var isEmpty: Bool { items.isEmpty }

  mutating func push(_ item: Element) {
    items.append(item)
  }

  mutating func pop() -> Element? {
    items.popLast())
  }

  subscript(index: Int) -> Element {
    get { items[index] }
    set { items[index] = newValue }
  }
}

func firstIndex<T: Equatable>(of value: T, in values: [T]) -> Int? {
  for (index, item) in values.enumerated() {
    if item == value {
      return index
    }
  }
  return nil
}

var stack = Stack<Int>()
for i in 0..<5 {
  stack.push(i * i)
}
while let top = stack.pop() {
  print(top, terminator: " ")
}
let found = firstIndex(of: 3, in: [1, 2, 3]) ?? -1
print("found at \(found)")
let names = ["Ann": 31, "Bo": 25]
let sorted = names.sorted { $0.value < $1.value }
let label = found > 1 ? "late" : "early"
print(sorted.map { "\($0.key)=\($0.value)" }.joined(separator: ","), label)

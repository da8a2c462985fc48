struct Stack { var items: [Int] = []
  mutating func pop() -> Int {
    precondition(!items.isEmpty, "pop of an empty stack")
    return items.removeLast()
  }
}
var s = Stack(items: [1])
print(s.pop())
print(s.pop())

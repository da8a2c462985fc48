// Local functions are called above their declarations, from each other and with what they capture.
func first() -> Int {
  return second()
  func second() -> Int { 3 }
}

func pick(_ list: [Int]) -> Int {
  let whole = 30
  switch list.count {
  case 1: return easy()
  default: return hard()
  }
  func easy() -> Int { middle() }
  func hard() -> Int { whole + middle() }
  func middle() -> Int { list.count }
}

func count() {
  var steps = 0
  bump()
  bump()
  print(steps)
  func bump() {
    steps += 1
    more()
  }
  func more() { steps += 10 }
}

func later(_ flag: Bool) {
  let text: String
  if flag { text = "yes" } else { text = "no" }
  func show() { print(text) }
  show()
}

func guarded(_ value: Int?) -> String {
  guard let value else { return none() }
  return some()
  func some() -> String { "some \(value)" }
}
func none() -> String { "none" }

print(first(), pick([1]), pick([1, 2]))
count()
later(true)
later(false)
print(guarded(nil), guarded(4))

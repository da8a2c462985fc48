struct Logger {
  func print(_ number: Int) {}
  func min(a: Int) -> Int { min(1, 2) }
  func log() {
    print("a", "b")
    print("a")
    print(5)
  }
  func Array() {}
  func list() { let x = Array([1]) }
}

extension Logger {
  func order(a: Int, b: Int, c: Int, d: Int = 0) {
    order(c: 1, b: 2, a: 3)
    order(b: 1, c: 2, a: 3)
    order(d: 1, a: 2, b: 3, c: 4)
    order(a: 1, d: 2, b: 3, c: 4)
    order(a: 1, b: 3, d: 4, c: 2)
  }
  func defaulted(_ a: Int, b: Int = 0, c: Int = 1) {
    defaulted(c: 1, 2)
    defaulted(c: 1, b: 2, 3)
    defaulted(1, c: 2, b: 3)
  }
}

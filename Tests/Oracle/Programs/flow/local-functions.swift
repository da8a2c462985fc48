func outer(_ n: Int) -> [Int] {
  func fact(_ k: Int) -> Int { k <= 1 ? 1 : k * fact(k - 1) }
  func isEven(_ k: Int) -> Bool { k == 0 ? true : isOdd(k - 1) }
  func isOdd(_ k: Int) -> Bool { k == 0 ? false : isEven(k - 1) }
  func twice<T>(_ x: T, _ f: (T) -> T) -> T { f(f(x)) }
  var calls = 0
  func visit(_ k: Int) { calls += 1; if k > 0 { visit(k - 1) } }
  visit(n)
  return [fact(n), isEven(n) ? 1 : 0, twice(n) { $0 + 3 }, calls, twice("a") { $0 + "b" }.count]
}
print(outer(5))
func describe<T: CustomStringConvertible>(_ items: [T]) -> String {
  func one(_ item: T) -> String { "<\(item)>" }
  func all<U: Sequence>(_ s: U) -> String where U.Element == T { s.map(one).joined() }
  return all(items)
}
print(describe([1, 2]))
struct Local { func run() -> Int { struct In { var a = 3 }; enum E: Int { case x = 4 }; return In().a + E.x.rawValue } }
print(Local().run())

// What a `do` states that it throws is what its `catch` gets, without a cast.
enum Failure: Error { case empty, bad(Int) }
do throws(Failure) { throw .bad(3) } catch {
  switch error {
  case .empty: print("empty")
  case .bad(let n): print("bad", n)
  }
}
func check(_ n: Int) throws(Failure) -> Int { if n < 0 { throw .bad(n) }; return n }
for n in [1, -1] {
  do throws(Failure) {
    print(try check(n))
    if n == 1 { throw .empty }
  } catch { print("caught", error) }
}
func outer() throws {
  do throws(Failure) { throw .empty } catch .bad { print("no") } catch { print("outer", error) }
  throw Failure.bad(9)
}
do { try outer() } catch { print(error) }
// A case without values may be called as a function.
enum Operation: CaseIterable {
  case add, multiply
  func callAsFunction(_ a: Int, _ b: Int) -> Int { self == .add ? a + b : a * b }
}
print(Operation.add(2, 3), Operation.multiply(2, 3), Operation.allCases.map { $0(4, 5) })
// Recursion through the library's own functions.
final class Tree { let value: Int; let kids: [Tree]; init(_ v: Int, _ k: [Tree] = []) { value = v; kids = k } }
func total(_ tree: Tree) -> Int { tree.value + tree.kids.map { total($0) }.reduce(0, +) }
var tree = Tree(1)
for i in 0..<120 { tree = Tree(i, [tree]) }
print(total(tree), ["ab", "c"].map(Set.init).map { $0.sorted() }, [[1, 1], [2]].map(Set.init).map(\.count))

func p(_ x: Int) {}
func q() {}
struct S { var n = 1; func m() {}; var c: Int { 1 } }
func a(_ x: Int) {
  fatalError()
  p(x)
}
func b() {
  fatalError()
  q()
}
func c(_ s: S) {
  fatalError()
  s.m()
}
func d(_ s: S) -> Int {
  fatalError()
  return s.n
}
func e(_ s: S) -> Int {
  fatalError()
  return s.c + 1
}
func f(_ s: [Int]) {
  fatalError()
  print(s.count)
}
func g() {
  var x = 1
  x += 1
  fatalError()
  print(x)
}
func h() throws { fatalError(); throw E.a }
enum E: Error { case a }
func i() -> String { fatalError("todo"); return "" }
func j() -> S { fatalError("todo"); return S() }
func k() -> [Int] { fatalError("todo"); return [] }
func l() -> Int? { fatalError("todo"); return nil }
func m(_ x: Bool) -> Int {
  if x { fatalError() }
  return 1
}
func n(_ x: Int) -> Int {
  switch x { case 1: fatalError() ; default: fatalError() }
  return 1
}
func o(_ x: Int) -> Int {
  guard x > 0 else { fatalError(); return 1 }
  return 2
}
struct Failed: Error { let id: Int }
func failing() throws -> Never { throw Failed(id: 7) }
func caught() { do { try failing() } catch let e as Failed { print(e.id) } catch { print("x") } }
func passed() throws { defer { print("d") }; try failing() }

func f() {
  defer { return }
  let x = 3
  print(x)
  defer { print("end") }
}
func g() throws {
  defer { try h() }
  print("a")
  if true { defer { print("q") } }
  for i in 1...3 { print(i); defer { print("z") } }
}
func h() throws {}
func k() { defer { do { try h() } catch { print(error) } } ; print("b") }
for i in 1...3 { defer { print(i); break } ; print("q") }
for i in 1...3 { defer { for j in 1...2 { if j > i { break } } ; continue } ; print(i) }
func m() async { defer { await n() } ; print("a") }
func n() async {}
func o() { defer { throw E.a } ; print("a") }
enum E: Error { case a }
defer { print("top") }
let c = { defer { print("x") } }

enum E: Error { case bad }
func risky() throws -> Int { throw E.bad }
func a() -> Int { risky() }
func b() -> Int { try risky() }
func c() throws -> Int { risky() + 1 }
func d() {
  do { let x = risky(); print(x) } catch { print(error) }
  let y = try? risky()
  let z: Int = try? risky()
  print(y, z)
}
throw "text"
func e() throws { throw E.worse }

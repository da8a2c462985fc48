func f() throws -> Int { 3 }
func g() async throws -> Int { 3 }
func k(_ s: String) {}
class C { var s = ""
func a() async throws -> String {
  s = try f()
  s = try await g()
  let x: String = try f()
  k(try f())
  k(try await g())
  s += try f()
  let y: String = try await g()
  print(x, y)
  return try await g()
}
func b() { Task { self.s = try await g() } }
func c() { Task { let s: String = try await g(); print(s) } }
func d() { Task { self.s = try f() } }
}

func load() async throws -> String { "x" }
func ld() async -> String { "x" }
struct M { var s = "" }
final class A: @unchecked Sendable { var m = M(); var t = ""
func f() async throws {
  var msg = ""
  msg = try load()
  msg = ld()
  m.s = ld()
  m.s += ld()
  self.t = ld()
  print(msg)
  _ = ld()
  let y = ld() + "a"
  msg = "a" + ld()
}
func g() { Task { self.t = ld(); self.t += ld(); var s = ""; s = try load(); _ = ld() } }
}

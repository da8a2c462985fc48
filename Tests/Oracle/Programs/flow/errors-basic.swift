enum Failure: Error { case bad(Int) }
func check(_ n: Int) throws -> Int {
  defer { print("checked", n) }
  if n > 2 { throw Failure.bad(n) }
  return n
}
do {
  print(try check(1))
  print(try check(3))
} catch {
  print("caught \(error)")
}
do { _ = try check(5) } catch Failure.bad(let n) { print("bad", n) } catch { print("other") }
print((try? check(9)) as Any, (try? check(2)) as Any)

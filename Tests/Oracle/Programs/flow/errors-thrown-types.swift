enum ParseError: Error, Equatable { case empty, bad(Character, at: Int), tooLong(max: Int) }
func parse(_ s: String) throws(ParseError) -> Int {
  if s.isEmpty { throw .empty }
  if s.count > 5 { throw .tooLong(max: 5) }
  var n = 0
  for (i, c) in s.enumerated() {
    guard let d = c.wholeNumberValue else { throw .bad(c, at: i) }
    n = n * 10 + d
  }
  return n
}
for s in ["12", "", "1x3", "1234567"] {
  do { print(try parse(s)) }
  catch .empty { print("empty") }
  catch .bad(let c, at: let i) where i > 0 { print("bad", c, i) }
  catch { print("other", error) }
}
func twice<E: Error>(_ f: () throws(E) -> Int) throws(E) -> Int { try f() + f() }
print(twice { 4 })
do { _ = try twice { () throws(ParseError) -> Int in try parse("q") } } catch { print(error) }
func mapAll<T, U, E>(_ xs: [T], _ f: (T) throws(E) -> U) throws(E) -> [U] where E: Error {
  var out: [U] = []
  for x in xs { out.append(try f(x)) }
  return out
}
print(mapAll([1, 2]) { $0 * 2 })
print((try? mapAll(["1", "z"], parse)) as Any)
let r: Result<Int, ParseError> = Result { () throws(ParseError) in try parse("9") }
print(r, (try? r.get()) ?? -1)
print(r.map { $0 + 1 }, r.flatMap { _ in .failure(.empty) } as Result<Int, ParseError>)
func neverFails() throws(Never) -> Int { 3 }
print(neverFails())
struct Wrapped: Error { let inner: any Error; var localizedDescription: String { "w" } }
do {
  do { _ = try parse("a") } catch { throw Wrapped(inner: error) }
} catch let w as Wrapped { print(w.inner, w) }
func rethrowing(_ f: () throws -> Void) rethrows { defer { print("deferred") }; try f(); print("fine") }
rethrowing {}
try? rethrowing { throw ParseError.empty }
do { try rethrowing { throw ParseError.tooLong(max: 1) } }
catch let e as ParseError where e == .tooLong(max: 1) { print("caught", e) }
catch { print("never") }

enum NetError: Error, Equatable { case timeout, status(Int) }
func fetch(_ n: Int) -> Result<String, NetError> { n < 0 ? .failure(.timeout) : n > 9 ? .failure(.status(n)) : .success("page \(n)") }
for n in [1, -1, 12] { switch fetch(n) { case .success(let s): print(s); case .failure(.status(let c)) where c > 10: print("status", c); case .failure(let e): print("error", e) } }
print(fetch(1).map(\.count), fetch(-1).map(\.count), (try? fetch(2).get()) ?? "-", (try? fetch(-2).get()) ?? "-")
print(fetch(1).flatMap { s in s.isEmpty ? .failure(.timeout) : .success(s.uppercased()) }, fetch(-3).mapError { "\($0)!" as NSError2 })
struct NSError2: Error, ExpressibleByStringLiteral, ExpressibleByStringInterpolation, CustomStringConvertible { var description: String; init(stringLiteral v: String) { description = v } }
do { print(try fetch(20).get()) } catch let e as NetError { print("caught", e, e == .status(20)) }
let r = Result { try fetch(3).get() }
print(r, (try? r.get()) == "page 3")
print(fetch(1) == .success("page 1"), fetch(-1) == .failure(.timeout))

enum NetErr: Error, Equatable { case status(Int), offline, wrapped(String) }
struct ParseErr: Error, CustomStringConvertible { let line: Int; var description: String { "parse error at \(line)" } }
struct Plain: Error { let code: Int; let why: String? }; final class ClassErr: Error { let n = 1 }
func a(_ n: Int) throws -> Int { switch n { case 0: throw NetErr.offline; case 1: throw NetErr.status(404); case 2: throw ParseErr(line: 7); case 3: throw Plain(code: 3, why: nil); case 4: throw ClassErr(); default: return n * 10 } }
for i in 0...5 { do { print(try a(i)) } catch NetErr.status(let c) where c >= 500 { print("server", c) } catch NetErr.status(let c) { print("status", c) } catch let e as NetErr { print("net", e) } catch is ParseErr { print("parse") } catch let p as Plain where p.why == nil { print("plain", p) } catch { print("other", type(of: error)) } }
func typed(_ n: Int) throws(NetErr) -> Int { if n < 0 { throw .offline }; if n > 9 { throw .status(n) }; return n }
do { _ = try typed(-1) } catch { switch error { case .offline: print("typed offline"); case .status(let s): print(s); case .wrapped: break } }
do throws(NetErr) { print(try typed(3)); _ = try typed(10) } catch { print("typed", error == .status(10)) }
func mapErr<T, E: Error>(_ f: () throws(E) -> T) -> Result<T, E> { do { return .success(try f()) } catch { return .failure(error) } }
print(mapErr { () throws(NetErr) in try typed(99) }, mapErr { () throws(NetErr) -> Int in try typed(4) })
print((try? a(0)) as Any, (try? a(6)) ?? -1, (try? a(2)).map { $0 + 1 } as Any, try! a(7))
let rs = (0...6).map { n in Result { try a(n) } }; print(rs.compactMap { try? $0.get() }, rs.filter { if case .failure = $0 { true } else { false } }.count)
let r: Result<Int, NetErr> = .success(5); print(r.map { $0 * 2 }, r.flatMap { $0 > 3 ? .failure(.wrapped("big \($0)")) : .success($0) }, r.mapError { ParseErr(line: "\($0)".count) }, r == .success(5), Result<Int, NetErr>.failure(.offline).mapError { NetErr.wrapped("\($0)") }); switch r.flatMapError({ _ in Result<Int, ParseErr>.success(0) }) { case .success(let x): print(x); case .failure(let e): print(e) }
func rethrower(_ xs: [Int], _ f: (Int) throws -> Int) rethrows -> [Int] { var out: [Int] = []; for x in xs { out.append(try f(x)) }; return out }
print(rethrower([1, 2]) { $0 + 1 }); do { _ = try rethrower([5, 0, 6]) { print("f", $0); return try a($0) } } catch { print("stopped", error) }
func cleanup(_ fail: Bool) throws -> String { print("open"); defer { print("close") }; if fail { throw ParseErr(line: 1) }; defer { print("second") }; return "ok" }
for b in [false, true] { do { print(try cleanup(b)) } catch { print("E:", error, "\(error)") } }
func nested() throws { do { try { throw NetErr.wrapped("in") }() } catch NetErr.offline { print("never") } }; do { try nested() } catch { print("escaped", error) }
func chain() throws -> Int { let x = try a(8), y = try? a(0); guard let z = y ?? (try? a(9)) else { throw NetErr.offline }; return x + z }; print(try chain())
struct Validator<T> { let checks: [(String, (T) -> Bool)]; struct Failure: Error { let names: [String] }; func validate(_ t: T) throws -> T { let bad = checks.filter { !$0.1(t) }.map(\.0); if !bad.isEmpty { throw Failure(names: bad) }; return t } }
let v = Validator<String>(checks: [("long", { $0.count > 3 }), ("upper", { $0.contains(where: \.isUppercase) })]); for s in ["ab", "abcd", "Abcd"] { do { print(try v.validate(s)) } catch let f as Validator<String>.Failure { print(s, f.names, f) } catch {} }
class Retry { var n = 0; func run<T>(_ times: Int, _ f: () throws -> T) throws -> T { var last: Error?; for _ in 0..<times { n += 1; do { return try f() } catch { last = error } }; throw last! } }
let re = Retry(); var k = 0; print(try re.run(5) { k += 1; if k < 3 { throw NetErr.status(k) }; return "done \(k)" }, re.n); do { try re.run(2) { throw NetErr.status(1) } } catch { print(error as! NetErr) }
func f1(_ x: Int?) throws -> Int { guard let x else { throw NetErr.wrapped("nil") }; return x }; print([1, nil, 3].compactMap { try? f1($0) }, (try? [1, nil].map(f1)) as Any); let e1: any Error = NetErr.status(3), e2 = ParseErr(line: 2) as Error; print(e1, e2, e1 as? NetErr == .status(3), String(describing: e1), String(reflecting: e2), "\(e1)", e1 is NetErr)
precondition(k == 3, "k"); assert(true); let items = [1, 2, 3]; var idx = items.startIndex; while idx < items.endIndex { print(items[idx], terminator: idx == 2 ? "\n" : ","); idx += 1 }
throw Plain(code: 9, why: "top level")

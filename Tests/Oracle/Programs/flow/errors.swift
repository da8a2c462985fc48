enum Problem: Error, Equatable { case empty, tooLong(Int), other(String) }
func check(_ s: String) throws -> Int { if s.isEmpty { throw Problem.empty }; if s.count > 3 { throw Problem.tooLong(s.count) }; return s.count }
for s in ["ab", "", "abcdef"] { do { print(try check(s)) } catch Problem.empty { print("empty") } catch Problem.tooLong(let n) where n > 5 { print("long", n) } catch { print("other", error) } }
print(try? check("abc") as Any, (try? check("")) as Any, (try? check("")) ?? -1)
func all(_ s: [String]) throws -> [Int] { try s.map(check) }
do { print(try all(["a", "bb"])); print(try all(["a", ""])) } catch let e as Problem { print("caught", e == .empty) } catch { print("?") }
func run(_ f: () throws -> Void) { do { try f() } catch { print("run:", error) } }
run { throw Problem.other("x") }; run { print("fine") }
struct MyError: Error, CustomStringConvertible { var code: Int; var description: String { "code \(code)" } }
func order() throws { defer { print("d1") }; defer { print("d2") }; print("body"); throw MyError(code: 4) }
do { try order() } catch { print(error) }
let r: Result<Int, Problem> = .success(3)
print(r.map { $0 * 2 }, (try? r.get()) ?? 0)
let bad = Result<Int, Problem>.failure(.tooLong(4))
switch bad { case .success(let n): print(n); case .failure(let e): print("failure", e) }
let caught = Result { try check("") }
if case .failure(let e) = caught { print(e) }
func typed(_ f: Bool) throws(Problem) -> Int { if f { throw .empty }; return 1 }
do { _ = try typed(true) } catch { print(error == .empty) }
func nested() throws { do { _ = try check("") } catch Problem.other { print("no") } }
do { try nested() } catch { print("passed on", error) }
for i in 0..<3 { defer { print("end", i) }; if i == 1 { continue }; print("i", i) }
func early(_ n: Int) -> Int { defer { print("leaving") }; if n > 0 { return n }; return 0 }
print(early(2))

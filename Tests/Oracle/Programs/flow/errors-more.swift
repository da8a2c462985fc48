enum VendingError: Error, Equatable { case soldOut, insufficient(needed: Int), invalid(String) }
struct ParseError: Error, CustomStringConvertible { let line: Int; var description: String { "parse error at \(line)" } }
func buy(_ n: String, coins: Int) throws -> String {
  defer { print("checked", n) }
  switch n { case "gum": guard coins >= 5 else { throw VendingError.insufficient(needed: 5 - coins) }; return "gum"
    case "cola": throw VendingError.soldOut
    case "bad": throw ParseError(line: 3)
    default: throw VendingError.invalid(n) }
}
for (n, c) in [("gum", 5), ("gum", 2), ("cola", 9), ("bad", 1), ("xyz", 1)] {
  do { print(try buy(n, coins: c)) }
  catch VendingError.soldOut { print("sold out") }
  catch VendingError.insufficient(let needed) where needed > 2 { print("needs", needed) }
  catch let e as ParseError { print(e) }
  catch let VendingError.invalid(name) { print("invalid", name) }
  catch { print("other", error) }
}
print((try? buy("gum", coins: 1)) as Any, try! buy("gum", coins: 6), (try? buy("gum", coins: 7)) ?? "none")
func nested() throws -> Int {
  do { do { _ = try buy("cola", coins: 1); return 5 } catch is ParseError { print("no"); return 0 } }
  catch VendingError.invalid { return 1 }
}
do { print(try nested()) } catch { print("escaped:", error) }
func rethrowing<T>(_ xs: [T], _ f: (T) throws -> Bool) rethrows -> Int { var n = 0; for x in xs where try f(x) { n += 1 }; return n }
print(rethrowing([1, 2, 3]) { $0 > 1 })
do { print(try rethrowing([1, 2]) { if $0 == 2 { throw VendingError.soldOut }; return true }) } catch { print("re", error) }
func typed(_ n: Int) throws(VendingError) -> Int { if n < 0 { throw .insufficient(needed: -n) }; return n }
do { print(try typed(3)); print(try typed(-3)) } catch { switch error { case .insufficient(let k): print("typed", k); default: print("?") } }
func order() { defer { print("1") }; defer { print("2") }; do { defer { print("3") }; print("body") }; print("end") }
order()
let r: Result<Int, VendingError> = .success(4)
print(r.map { $0 * 2 }, try! r.get())
let bad = Result<Int, VendingError>.failure(.soldOut)
switch bad { case .success(let v): print(v); case .failure(.soldOut): print("failure soldOut"); case .failure(let e): print(e) }
do { _ = try bad.get() } catch { print("got", error) }
let caught = Result { try buy("cola", coins: 3) }
if case .failure(let e) = caught { print("caught", e, e as? VendingError == .soldOut) }
print(bad.mapError { _ in ParseError(line: 9) }, r.flatMap { $0 > 3 ? .failure(.invalid("big")) : .success($0) })
func loop() -> Int { for i in 0..<5 { do { defer { print("d", i) }; if i == 1 { continue }; if i == 3 { return i }; print("i", i) } }; return -1 }
print(loop())
struct Validator { var rules: [(String) throws -> Void] = []
  func validate(_ s: String) -> [String] { rules.compactMap { rule in do { try rule(s); return nil } catch { return "\(error)" } } } }
var v = Validator()
v.rules.append { if $0.isEmpty { throw VendingError.invalid("empty") } }
v.rules.append { if $0.count < 3 { throw VendingError.insufficient(needed: 3 - $0.count) } }
print(v.validate(""), v.validate("ab"), v.validate("abc"))
init_: do { struct F { let n: Int; init(_ n: Int) throws { guard n > 0 else { throw ParseError(line: n) }; self.n = n } ; init?(s: String) { guard let n = Int(s) else { return nil }; self.n = n } }
  do { print(try F(1).n); print(try F(-1).n) } catch { print(error) }
  print(F(s: "5")?.n as Any, F(s: "x")?.n as Any)
}
func cleanup(_ fail: Bool) throws { print("open"); defer { print("close") }; if fail { throw VendingError.soldOut }; print("work") }
try cleanup(false)
try? cleanup(true)
let lazyTry = try? typed(-1)
print(lazyTry as Any)
let opt: Int?? = try? Optional(3)
print(opt as Any)
do { throw ParseError(line: 0) } catch let error as VendingError { print(error) } catch { print("last", type(of: error)) }
print((VendingError.insufficient(needed: 1) as Error) is VendingError, ParseError(line: 1) as Error as? VendingError as Any)
func g() throws { do { throw VendingError.soldOut } catch VendingError.soldOut { print("inner"); throw ParseError(line: 77) } }
do { try g() } catch { print(error) }
var computed: Int { get throws { throw VendingError.soldOut } }
do { print(try computed) } catch { print("computed", error) }

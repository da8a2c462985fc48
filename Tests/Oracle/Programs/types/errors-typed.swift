enum ParseError: Error { case empty, bad(Character, at: Int) }
struct Parser { let text: String
  func number() throws -> Int { guard !text.isEmpty else { throw ParseError.empty }; var n = 0
    for (i, c) in text.enumerated() { guard let d = c.wholeNumberValue else { throw ParseError.bad(c, at: i) }; n = n * 10 + d }; return n } }
for t in ["12", "", "1x"] { do { print(try Parser(text: t).number()) } catch ParseError.empty { print("empty") } catch ParseError.bad(let c, let i) { print("bad", c, i) } catch { print("?") } }
print((try? Parser(text: "7").number()) ?? 0, (try? Parser(text: "z").number()) as Any)
func rethrow(_ f: () throws -> Int) rethrows -> Int { try f() + 1 }
print(rethrow { 1 }, (try? rethrow { throw ParseError.empty }) as Any)
class Res { static var open = 0; init() { Res.open += 1 }; func close() { Res.open -= 1 } }
func use(_ fail: Bool) throws -> String { let r = Res(); defer { r.close(); print("closed") }; if fail { throw ParseError.empty }; return "ok" }
print((try? use(false)) ?? "-", (try? use(true)) ?? "-", Res.open)
struct Validation: Error, CustomStringConvertible { let fields: [String]; var description: String { "invalid: " + fields.joined(separator: ",") } }
func validate(_ d: [String: String]) throws { let bad = d.filter { $0.value.isEmpty }.keys.sorted(); if !bad.isEmpty { throw Validation(fields: bad) } }
do { try validate(["a": "1"]); print("fine"); try validate(["b": "", "c": ""]) } catch { print(error) }
func typed(_ n: Int) throws(ParseError) -> Int { if n < 0 { throw .empty }; return n }
do { print(try typed(1)); _ = try typed(-1) } catch { switch error { case .empty: print("typed empty"); case .bad: print("no") } }

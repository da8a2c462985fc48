func sum(_ n: Int...) -> Int { n.reduce(0, +) }; print(sum(), sum(1), sum(1, 2, 3)); func labels(from a: Int, to b: Int, _ c: Int) -> Int { a + b + c }; print(labels(from: 1, to: 2, 3))
func over(_ n: Int) -> String { "int" }; func over(_ n: Double) -> String { "double" }; func over(_ n: String) -> String { "string" }; func over<T>(_ n: T) -> String { "generic" }; func over(_ n: Int?) -> String { "optional" }
print(over(1), over(1.5), over("a"), over([1]), over(nil), over(Optional(1)), over(true))
func ret() -> Int { 1 }; func ret() -> String { "s" }; let i: Int = ret(); let s: String = ret(); print(i, s)
func outerFn(_ f: (Int, Int) -> Int) -> Int { f(2, 3) }; print(outerFn(+), outerFn { $0 * $1 }, outerFn(max), outerFn { a, b in let c = a - b; return c * c })
func returning(_ n: Int) -> (Int) -> (Int) -> Int { { a in { b in n + a + b } } }; print(returning(1)(2)(3))
func nothing() {}; let v: Void = nothing(); print(v); @discardableResult func used() -> Int { 3 }; used()
func defaultInMiddle(a: Int, b: Int = 2, c: Int) -> Int { a * 100 + b * 10 + c }; print(defaultInMiddle(a: 1, c: 3)); func trailing(_ n: Int, then: () -> Void, finally: () -> Void = { print("fin") }) { then(); finally() }
trailing(1) { print("t") }; trailing(1) { print("t2") } finally: { print("f2") }; func optionalClosure(_ f: ((Int) -> Void)? = nil) { f?(4) }; optionalClosure(); optionalClosure { print("oc", $0) }
let arr = [1, 2, 3]; print(arr.map { n in n > 1 ? "big" : "small" }, arr.sorted { $0 > $1 }, arr.reduce("") { $0 + String($1) }, (1...3).map { (n: Int) -> Int in n * n })
struct Math { static func square(_ n: Int) -> Int { n * n }; func add(_ a: Int, to b: Int) -> Int { a + b }; func callAsFunction(_ n: Int) -> Int { n + 100 } }
print(arr.map(Math.square), arr.map(Math().add(_:to:)(10, 1) == 11 ? Math.square : Math.square), Math()(5)); let add = Math().add; print(add(1, 2))
func recursive(_ n: Int) -> Int { n < 2 ? n : recursive(n - 1) + recursive(n - 2) }; print(recursive(15)); func variadicStrings(_ items: String..., separator: String = ",") -> String { items.joined(separator: separator) }; print(variadicStrings("a", "b"), variadicStrings("a", "b", separator: "-"))
func io(_ a: inout [Int]) -> Int { a.removeLast() }; var q = [1, 2]; print(io(&q), q); let f: (inout Int) -> Void = { $0 += 5 }; var z = 1; f(&z); print(z); func g<T: Numeric>(_ a: T, _ b: T) -> T { a * b + a }; print(g(2, 3), g(1.5, 2))

func log<each T>(_ label: String, _ v: repeat each T) -> String { var parts: [String] = []; for x in repeat each v { parts.append("\(x)") }; return label + parts.joined(separator: ", ") }
print(log("x", 1, 2.5, [3]), log("y"))
func names<each T>(_ v: repeat each T) -> [String] { var r: [String] = []; for x in repeat each v { r.append("\(type(of: x))") }; return r }
print(names(1, "a", [2.5], Optional(3), UInt8(4)))
func firstInt<each T>(_ v: repeat each T) -> Int? { for x in repeat each v { if let i = x as? Int { return i } }; return nil }
print(firstInt("a", 2.0, 7, 8) as Any, firstInt("q") as Any)
protocol Handler { associatedtype Input; func handle(_ i: Input) -> String }
struct IntH: Handler { func handle(_ i: Int) -> String { "int \(i)" } }
struct StrH: Handler { func handle(_ i: String) -> String { "str \(i)" } }
func runAll<each H: Handler>(_ h: repeat each H, with i: repeat (each H).Input) -> [String] { var out: [String] = []; repeat out.append((each h).handle(each i)); return out }
print(runAll(IntH(), StrH(), with: 4, "x"))
func hashAll<each T: Hashable>(_ v: repeat each T) -> Int { var h = Set<AnyHashable>(); repeat _ = h.insert(AnyHashable(each v)); return h.count }
print(hashAll(1, "a", 1, true))
func forward<each T>(_ v: repeat each T) -> [String] { names(repeat each v) }
print(forward(1, "a"))
func zipped<each A>(_ a: repeat each A) -> (repeat (Int, each A)) { var i = 0; func next() -> Int { i += 1; return i }; return (repeat (next(), each a)) }
print(zipped("a", 2.5, true))
func maxAll<each T: Comparable>(_ a: (repeat each T), _ b: (repeat each T)) -> (repeat each T) { func bigger<U: Comparable>(_ x: U, _ y: U) -> U { x > y ? x : y }; return (repeat bigger(each a, each b)) }
print(maxAll((1, "b", 2.5), (3, "a", 1.5)))
struct Validator<each T> { let checks: (repeat (each T) -> Bool); init(_ c: repeat @escaping (each T) -> Bool) { checks = (repeat each c) }; func check(_ v: repeat each T) -> Bool { for (f, x) in repeat (each checks, each v) { guard f(x) else { return false } }; return true } }
let v = Validator({ (n: Int) in n > 0 }, { (s: String) in !s.isEmpty })
print(v.check(1, "a"), v.check(0, "a"), v.check(1, ""))

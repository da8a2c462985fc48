precedencegroup Power { associativity: right
higherThan: MultiplicationPrecedence }
precedencegroup Pipe { associativity: left
lowerThan: TernaryPrecedence
higherThan: AssignmentPrecedence }
infix operator **: Power
infix operator |>: Pipe
infix operator <=>: ComparisonPrecedence
prefix operator √
postfix operator %%
infix operator **=: AssignmentPrecedence
infix operator ??=: AssignmentPrecedence
infix operator >>>: AdditionPrecedence
func ** (b: Int, e: Int) -> Int { e == 0 ? 1 : b * (b ** (e - 1)) }
func ** (b: Double, e: Int) -> Double { (0..<e).reduce(1.0) { a, _ in a * b } }
func **= (b: inout Int, e: Int) { b = b ** e }
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func ??= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func %% (x: Int) -> Double { Double(x) / 100 }
enum Order { case less, same, more }
func <=> <T: Comparable>(a: T, b: T) -> Order { a < b ? .less : a == b ? .same : .more }
print(2 ** 3 ** 2, 2 * 3 ** 2, 2.0 ** 10, √16 + 1, 25%% * 2, 3 <=> 4, "b" <=> "a")
var n = 3; n **= 2; print(n)
print([3, 1, 2].sorted() |> { $0.map(String.init) } |> { $0.joined(separator: ">") })
var o: Int? = nil; o ??= 5; o ??= { print("never"); return 6 }(); print(o!)
print(({ $0 + 1 } >>> { $0 * 2 } >>> { "\($0)!" })(4))
struct V: Equatable, AdditiveArithmetic { var x, y: Int; static let zero = V(x: 0, y: 0); static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }; static func - (a: V, b: V) -> V { V(x: a.x - b.x, y: a.y - b.y) }
  static prefix func - (a: V) -> V { .zero - a }; static func * (a: V, k: Int) -> V { V(x: a.x * k, y: a.y * k) }; static func * (k: Int, a: V) -> V { a * k }; static func *= (a: inout V, k: Int) { a = a * k } }
var v = V(x: 1, y: 2); v += V(x: 1, y: 1); v *= 2; v -= .zero; print(v, -v, 2 * v, [v, v].reduce(.zero, +), v == V(x: 4, y: 6), v != .zero)
let add: (Int, Int) -> Int = (+); print(add(1, 2), [1, 2, 3].reduce(0, +), [3, 1].sorted(by: >), zip([1, 2], [3, 4]).map(*), ["a", "b"].reduce("", +))
print(1 + 2 * 3 - 4 / 2 % 3, (1 + 2) * 3, 1 << 2 + 1, 5 & 3 | 8, !true || false && true, (1 < 2) == true, 10 - 5 - 2, true ? 1 : false ? 2 : 3, nil ?? 5 ?? 6)
struct M { var c: [[Int]]; static func * (a: M, b: M) -> M { M(c: a.c.map { r in b.c[0].indices.map { j in zip(r, b.c.map { $0[j] }).map(*).reduce(0, +) } }) } }
print((M(c: [[1, 1], [1, 0]]) * M(c: [[1, 1], [1, 0]])).c)
extension Array { static func * (a: [Element], n: Int) -> [Element] { (0..<n).flatMap { _ in a } } }; print([1, 2] * 2)
extension String { static func / (a: String, b: String) -> String { a + "/" + b }; static prefix func ! (s: String) -> String { String(s.reversed()) } }; print("a" / "b" / "c", !"abc")
var arr = [1, 2]; arr += [3]; arr += 4...5; arr[0] += 10; arr[1] <<= 2; arr[2] ^= 1; print(arr); var d = ["a": 1]; d["a"]! += 1; d["b", default: 7] -= 2; print(d["a"]!, d["b"]!)
infix operator .+: AdditionPrecedence; func .+ (a: [Int], b: [Int]) -> [Int] { zip(a, b).map { $0 + $1 } }; print([1, 2] .+ [10, 20] .+ [1, 1])

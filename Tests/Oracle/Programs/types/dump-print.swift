struct Point { var x = 1; var y = 2.5 }
struct Line { let from: Point; var to: Point?; let name: String }
enum Kind { case plain, tagged(String), pair(a: Int, b: Point) }
class Thing { var n = 1; let p = Point() }
class Sub: Thing { var extra: [Int] = [1, 2] }
class Named: CustomStringConvertible { var description: String { "I am named" } }
struct Debug: CustomDebugStringConvertible { var debugDescription: String { "DEBUG" } }
struct Both: CustomStringConvertible, CustomDebugStringConvertible { var description: String { "desc" }; var debugDescription: String { "debug" } }
let line = Line(from: Point(), to: nil, name: "l\"q\"")
print(line)
debugPrint(line)
print(Line(from: Point(x: 3), to: Point(y: 0), name: ""), [line].count)
print(Kind.plain, Kind.tagged("t"), Kind.pair(a: 1, b: Point()))
print(Optional(Kind.plain) as Any, [Kind.tagged("x")], ["k": Kind.plain])
print(Thing(), Sub(), Named(), [Named()], Debug(), [Debug()], Both(), [Both()], Optional(Both()) as Any)
print(String(describing: Both()), String(reflecting: Both()), "\(Both())", String(reflecting: "a\nb"))
print((1, "a", 2.5), (x: 1, y: "b"), ((1, 2), [3]), ())
print([1.0, 2.5], ["a": 1.0], Set([1]), [Optional(1), nil], [[1], []] as [[Int]], ["a", "b\t"])
print(nil as Int?, Optional("s") as Any, Optional(Optional(2)) as Any)
print("a", 1, true, separator: "-", terminator: "!\n")
print(1...3, 1..<3, (1...)  , ...5, "a"..."c", stride(from: 0, to: 4, by: 2).map { $0 })
print(Int.self, type(of: line), type(of: Kind.plain), [Int].self, (Int, String).self, type(of: Thing() as Any))
dump(line)
dump([1, 2])
dump(Sub())
dump(["k": [1.5]])
dump(Kind.pair(a: 1, b: Point()))
dump(Optional(3))
dump((1, name: "x"))
dump("text")
print(UInt8(200), Int8(-3), 3.0 as Float, 1e10, 1e16, 1e-5, 0.1 + 0.2, 100.0, Double.infinity, 5 / 2.0)
print(Character("x"), "é".unicodeScalars.map { $0.value }, "ab".map { $0 }, Array("hi".utf8))
struct Empty {}
struct Generic<T> { let t: T; enum Inner { case a(T) } }
print(Empty(), Generic(t: 1), Generic(t: "s").t, Generic<Int>.Inner.a(3), Generic(t: Generic(t: 1.5)))
debugPrint(Generic(t: Empty()), Kind.tagged("x"), "quote \" \\ \n", 1.0, ["a": Optional(1)])

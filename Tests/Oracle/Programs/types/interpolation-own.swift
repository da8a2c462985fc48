struct Temp: CustomStringConvertible { var c: Double; var description: String { "\(c)°" } }
struct Plain { var a = 1; var t = Temp(c: 2); var o: Int? = nil; var s = "x" }
enum E { case a, b(Int, named: String) }
class K { var a = 1 }
print(Temp(c: 3.5), "\(Temp(c: 1))", Plain(), [Temp(c: 0)], E.a, E.b(1, named: "n"), Optional(Temp(c: 1)) as Any)
extension String.StringInterpolation { mutating func appendInterpolation(padded n: Int, to w: Int) { appendLiteral(String(repeating: "0", count: w - String(n).count) + String(n)) } }
print("\(padded: 7, to: 3)")
struct D: CustomDebugStringConvertible { var debugDescription: String { "DD" } }
print(D(), [D()]); debugPrint(D(), Temp(c: 1)); print((1, two: "b"), (x: 1, y: [2.0]))
dump(3)

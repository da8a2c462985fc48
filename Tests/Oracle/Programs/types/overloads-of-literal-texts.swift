func describe<T>(_ x: T) -> String { "any \(x)" }
func describe<T: Numeric>(_ x: T) -> String { "number \(x)" }
func describe<T: Collection>(_ x: T) -> String where T.Element == Int { "ints \(x.count)" }
print("describe", describe("s"))
print("describe", describe(2.5))
print("describe", describe([1]))
print("describe", describe([""]))
func d<T: Collection>(_ x: T) -> String where T.Element == Int { "ints \(x.count)" }
func d<T>(_ x: T) -> String { "any" }
print(d("s"))
func e<T: Collection>(_ x: T) -> String where T.Element == Int { "ints \(x.count)" }
func e(_ x: Bool) -> String { "any" }
print(e([1]))
func g<T: Sequence>(_ x: T) -> String where T.Element: Numeric { "ints" }
func g<T>(_ x: T) -> String { "any" }
print(g("s"), g([1]), g(["s"]))
let s = "s"
print(d(s), d([1]), d([""]), d(3))

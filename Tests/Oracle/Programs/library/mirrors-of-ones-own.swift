class A { var n = 1 }
class B: A, CustomReflectable {
  let arr = [1, 2]
  var customMirror: Mirror {
    Mirror(self, children: ["only": arr, "two": 2], ancestorRepresentation: .generated)
  }
}
print(Mirror(reflecting: B()).children.map { "\($0.label ?? "_")=\($0.value)" })
print(Mirror(reflecting: B()).superclassMirror!.children.map { "\($0.label!)=\($0.value)" })
dump(B())
struct S: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: .collection) }
}
dump(S())
var text = ""
dump([1], to: &text)
debugPrint("q", 1, terminator: ";", to: &text)
print(text, Void(), Void() == ())

struct Stream: TextOutputStreamable {
  func write<O: TextOutputStream>(to o: inout O) {
    o.write("one")
    o.write("two")
  }
}
print(Stream(), "\(Stream())", String(describing: Stream()))
struct Marked: TextOutputStream {
  var s = ""
  mutating func write(_ x: String) { s += "<\(x)>" }
}
var marked = Marked()
"abc".write(to: &marked)
print("a", 1, to: &marked)
print(marked.s)
struct P { var x = 1; lazy var l = 3 }
print(P(), Mirror(reflecting: 1...2).displayStyle as Any, Mirror(reflecting: P()).children.map { $0.label! })
dump(A.self)
dump([1, 2, 3], maxItems: 2)
dump([[1, 2], [3]], maxDepth: 1)
class K: A, CustomStringConvertible { var description: String { "K" } }
dump(K())
debugPrint("u".unicodeScalars, "u".utf8, "u".utf16)
print((2.0).debugDescription, Set([1]).debugDescription, (1..<2).debugDescription)
struct Outer<T> { struct Inner<U> { var t: T; var u: U }; enum Kind { case a(T) } }
print([Outer<Int>.Inner<String>(t: 6, u: "x")], [Outer<Int>.Kind.a(1)])
print([1].lazy.map { $0 }, [1, 2].lazy.filter { _ in true }, "ab".lazy.map { $0 })

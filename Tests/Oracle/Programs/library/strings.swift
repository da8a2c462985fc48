let name = "Ann", age = 5, pi = 3.14159
print("\(name) is \(age + 1)", "a\tb\\", "q\"q", "\u{41}", #"raw \n \#(name)"#)
let text = """
  Hello \(name),
    indented
  "quotes" and \
  joined
  """
print(text)
print(text.count, text.split(separator: "\n").count, text.lowercased().hasPrefix("hello"))
print(name.uppercased(), name.first!, name.last!, String(name.reversed()), name.isEmpty, name.contains("n"), name + "!" + String(age))
let i = name.index(name.startIndex, offsetBy: 1)
print(name[i], name[i...], name[..<i], name.dropFirst(), name.prefix(2), name.suffix(1))
print("a,b,,c".split(separator: ","), "a,b".split(separator: ",").map(String.init), "x y".split(separator: " ")[1])
print(["a", "b"].joined(separator: "-"), String(repeating: "ab", count: 3), "abc".contains { $0 == "c" })
var s = "abc"; s.append("d"); s += "e"; s.insert("z", at: s.startIndex); s.removeLast(); print(s, s.removeFirst(), s)
for c in "né👍" { print(c, terminator: "|") }
print()
print("é".unicodeScalars.count, "👨‍👩‍👧".count, "abc".utf8.count, Character("a").isLetter, Character("5").wholeNumberValue!, "A" < "a")
print("hello".filter { "aeiou".contains($0) }, "hello".map { $0 == "l" ? "L" : $0 }.count, "abc".firstIndex(of: "b") != nil)
print("\(1), \(2.0), \(true), \([1, 2]), \(["a": 1]), \(Optional(3) as Any), \((1, "x"))")
print(String(describing: Optional("x")), String(reflecting: "x"), "\("nested \("deep")")")
print("a" == "a", "b" > "a", "abc".hasSuffix("bc"), "%", "é" == "e\u{301}", "Abc".lowercased() == "abc")
print(Int("42")! + 1, Double("2.5")! * 2, Bool("true")!, "12a".allSatisfy(\.isNumber), Array("abc").map { String($0) })
print("one two three".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
print("abc".enumerated().map { "\($0.offset)\($0.element)" }, "z".unicodeScalars.first!.value, Character(UnicodeScalar(66)), "a".asciiValueOrZero)
extension String { var asciiValueOrZero: UInt8 { first?.asciiValue ?? 0 }; func times(_ n: Int) -> String { String(repeating: self, count: n) }; subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }
print("ab".times(2), "hello"[1])
debugPrint("q", [1: "a"]); print(1, 2, 3, separator: "-", terminator: ".\n"); print("a", "b", separator: "")

var report = ""
let rows = [("apple", 3, 0.5), ("banana", 12, 0.25), ("cherry", 150, 0.1)]
for (name, count, price) in rows {
  let padded = name + String(repeating: " ", count: 10 - name.count)
  report += "\(padded)|\(String(repeating: " ", count: 5 - String(count).count))\(count)|\(price)\n"
}
print(report, terminator: "")
print(String(255, radix: 16), String(255, radix: 2), String(-255, radix: 16, uppercase: true), Int("ff", radix: 16)!, Int("zz", radix: 36)!)
print(Int("12a") as Any, Int(" 12") as Any, Int("+12")!, Int("-0")!, UInt8("256") as Any, Double("1e3")!, Double("abc") as Any, Bool("true")!)
let multi = """
  First line
    indented "quoted"
  joined \
  line \(1 + 1)
  """
print(multi)
print(multi.split(separator: "\n").count, multi.contains("quoted"), multi.hasPrefix("First"))
print(#"raw \n "text" \#(2 * 3)"#)
print("abc" + "def", "abc" < "abd", "Zebra" < "apple", "a".compareLength("bb"))
extension String {
  func compareLength(_ other: String) -> Int { count - other.count }
  var isPalindrome: Bool {
    let letters = lowercased().filter(\.isLetter)
    return letters == String(letters.reversed())
  }
  func truncated(to length: Int, trailing: String = "…") -> String {
    count > length ? prefix(length) + trailing : self
  }
  subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
  subscript(range: Range<Int>) -> Substring {
    let start = index(startIndex, offsetBy: range.lowerBound)
    return self[start..<index(start, offsetBy: range.count)]
  }
}
print("A man, a plan, a canal: Panama".isPalindrome, "hello".isPalindrome)
print("A very long sentence".truncated(to: 6), "short".truncated(to: 6))
print("swift"[1], "swift"[1..<4])
var list = ["b", "c", "a"]
list.sort()
print(list.joined(separator: ", "), list.description, "\(list)")
print("x".isEmpty, "".isEmpty, String().count, "abc".contains("b"), "abc".contains("bc"), "abc".max()!, "hello".min()!)
print("hello world".map { $0 == "o" ? "0" : String($0) }.joined())
print("Mississippi".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print("\u{48}\u{49}", "tab\tend", "quote\"", "slash\\")
print("hello".firstIndex(of: "l").map { "hello".distance(from: "hello".startIndex, to: $0) } ?? -1)
print(String(describing: Optional("x")), String(describing: [1, 2]), String(reflecting: "a\nb"))
print("a-b_c".split { $0 == "-" || $0 == "_" }, "abc".starts(with: "ab"), "abc".elementsEqual("abc"))

func greet(_ name: String = "you", times: Int = 1, _ suffix: String = "!") -> String {
  Array(repeating: "hi \(name)", count: times).joined(separator: " ") + suffix
}
print(greet(), greet("Ann"), greet(times: 2), greet("Bo", times: 2, "?"))
struct Box {
  static let standard = 4
  var width: Int
  var height: Int = Box.standard
  var label: String? = nil
  init(width: Int = standard, height: Int = Box.standard * 2, label: String? = nil) {
    self.width = width; self.height = height; self.label = label
  }
}
print(Box(), Box(width: 1), Box(label: "x"))
func apply(_ f: (Int) -> Int = { $0 + 1 }, to n: Int = [1, 2].count) -> Int { f(n) }
print(apply(), apply(to: 9), apply({ $0 * 5 }, to: 3))
func line(_ text: String, file: String = #file, line: Int = #line) -> String { "\(text) \(line)" }
print(line("at"))
func generic<T>(_ value: T, or other: T? = nil) -> String { "\(value) \(other == nil)" }
print(generic(1), generic("a", or: "b"))
func dictionary(_ d: [String: Int] = ["a": 1], _ a: [Int] = []) -> Int { d.count + a.count }
print(dictionary(), dictionary([:], [1, 2, 3]))
enum Shape { case circle(radius: Double = 1), square(side: Double) }
print(Shape.circle(), Shape.circle(radius: 2))
class Animal { init(name: String = "cat") { print("init", name) } }
_ = Animal(); _ = Animal(name: "dog")

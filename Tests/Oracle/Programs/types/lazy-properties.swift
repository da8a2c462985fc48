class Loader { let name: String; init(_ name: String) { self.name = name; print("load", name) } }
class Screen {
  lazy var loader = Loader("main")
  lazy var title: String = "T\(self.count)"
  var count = 3
  lazy private(set) var squares = (0..<count).map { $0 * $0 }
}
let screen = Screen()
print("made")
screen.count = 5
print(screen.title, screen.squares, screen.loader.name)
screen.count = 9
print(screen.title, screen.squares.count)
screen.title = "new"
print(screen.title)
struct Lazy { lazy var value: Int = { print("once"); return 42 }() }
var l = Lazy()
print(l.value + l.value)
var m = l
m.value = 1
print(l.value, m.value)

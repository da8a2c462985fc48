struct Score {
  var points: Int
  func plus(bonus: Int) -> Int { points + bonus }
}
func half(of number: Int) -> Int { number / 2 }
func ordered(first: Int, second: Int) -> Int { first }
func show(_ text: String) {}
let score = Score(points: 1)
let text: String = half(from: 1)
_ = half() + "a"
if half(1) == "x" {}
if half(of: 1, 2) {}
show(ordered(second: 1, first: 2))
_ = Score().name
print("\(score.plus(extra: 1).name)")
var words = ""
words = score.plus()
for step in Score(name: 1) { print(step) }
func total() -> String { return score.plus(1) }
switch half(1) {
case "a": break
default: break
}
let unknown = half(1)
print(unknown + "a")
var counts = [1, 2]
counts["a"] = 2
var ages = ["a": 1]
ages[1] = "b"
struct Grid { subscript(row row: Int) -> Int { get { row } set {} } }
var grid = Grid()
grid[1] = "x"

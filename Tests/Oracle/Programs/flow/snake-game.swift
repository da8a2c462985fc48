struct Point: Hashable { var x, y: Int
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  static let up = Point(x: 0, y: -1), down = Point(x: 0, y: 1), left = Point(x: -1, y: 0), right = Point(x: 1, y: 0)
}
struct Random { var state: UInt32
  mutating func next(below limit: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 16) % limit
  }
}
struct Snake {
  enum Outcome { case alive, ate, died(String) }
  let width: Int, height: Int
  private(set) var body: [Point]
  var direction = Point.right { didSet { if direction + oldValue == Point(x: 0, y: 0) { direction = oldValue } } }
  private(set) var food: Point
  private var random = Random(state: 7)
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    body = (0..<3).reversed().map { Point(x: $0, y: height / 2) }
    food = Point(x: width - 2, y: height / 2)
  }
  mutating func step() -> Outcome {
    let head = body[0] + direction
    guard 0..<width ~= head.x, 0..<height ~= head.y else { return .died("wall at \(head.x),\(head.y)") }
    if body.dropLast().contains(head) { return .died("itself") }
    body.insert(head, at: 0)
    if head == food {
      placeFood()
      return .ate
    }
    body.removeLast()
    return .alive
  }
  private mutating func placeFood() {
    repeat {
      food = Point(x: random.next(below: width), y: random.next(below: height))
    } while body.contains(food)
  }
  var picture: String {
    (0..<height).map { y in
      String((0..<width).map { x -> Character in
        let point = Point(x: x, y: y)
        if point == body.first { return "@" }
        if body.contains(point) { return "o" }
        return point == food ? "*" : "."
      })
    }.joined(separator: "\n")
  }
}
var snake = Snake(width: 8, height: 5)
let turns: [Int: Point] = [1: .left, 4: .up, 6: .left, 9: .down]
var score = 0
game: for turn in 0... {
  if let new = turns[turn] { snake.direction = new }
  switch snake.step() {
  case .alive: continue
  case .ate:
    score += 1
    print("turn \(turn): ate, length \(snake.body.count), food at \(snake.food)")
  case .died(let why):
    print("turn \(turn): hit \(why)")
    break game
  }
}
print(snake.picture)
print("score", score)

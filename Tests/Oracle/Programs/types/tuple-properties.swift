// Properties that one tuple pattern declares: their value is made once.
var made = 0

func pair() -> (number: Int, word: String) {
  made += 1
  return (made, "word \(made)")
}

final class Model {
  let (number, word) = pair()
  var (left, (middle, right)) = (1, (2.5, [3, 4]))
  init() {}
}

struct Point {
  var (x, y) = (3, "y")
  var z = 1
}

struct Made {
  var (number, word) = pair()
  init() {}
}

let model = Model()
print(model.number, model.word, model.left, model.middle, model.right, made)
model.right.append(5)
print(model.right)
var point = Point()
point.x += 1
print(point.x, point.y, point.z)
let other = Made()
print(other.number, other.word, made)

final class Stream {
  private let (values, continuation) = AsyncStream<Int>.makeStream()
  func send(_ value: Int) { continuation.yield(value) }
  func finish() { continuation.finish() }
  func sum() async -> Int {
    var total = 0
    for await value in values { total += value }
    return total
  }
}

let stream = Stream()
stream.send(3)
stream.send(4)
stream.finish()
print(await stream.sum())
final class Ending {
  let (first, second) = pair()
  init() {}
  deinit { print("end", first, second) }
}
do { print(Ending().second) }

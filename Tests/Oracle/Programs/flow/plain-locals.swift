// Numbers that are stored somewhere and used again, and iterators whose `next` is not mutating.
struct Point { var x = 0 }
final class Cell { var n = 0 }

func store(_ n: Int) {
  var numbers = [1, 2]
  var point = Point()
  let cell = Cell()
  var pair = (1, 2)
  let sum = n + 5
  numbers[0] = sum
  point.x = sum
  cell.n = sum
  pair.1 = sum
  print(sum, sum + 1, numbers, point, cell.n, pair)
  var next = sum
  numbers[1] = next
  next += 1
  print(next, numbers)
}
store(3)

final class Node {
  var value: Int
  var next: Node?
  init(_ value: Int, _ next: Node?) {
    self.value = value
    self.next = next
  }
}
struct Chain: Sequence {
  var head: Node?
  func makeIterator() -> AnyIterator<Int> {
    var node = head
    return AnyIterator {
      defer { node = node?.next }
      return node?.value
    }
  }
}
for value in Chain(head: Node(1, Node(2, Node(3, nil)))) { print(value) }

func trace(_ n: Int) -> Int {
  print("column", n)
  return n
}
func look(_ grid: [[Int]]) -> Int {
  var total = 0
  for row in grid.indices {
    for column in 0..<2 { total += grid[row][column] * grid[row][trace(column)] }
  }
  return total
}
print(look([[1, 2], [3, 4]]))

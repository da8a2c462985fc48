// Steps of loops and the tests after them, constants put into arrays, calls in loops.
func sieve(_ n: Int) -> [Int] {
  var isPrime = Array(repeating: true, count: n)
  isPrime[0] = false
  isPrime[1] = false
  var i = 2
  while i * i < n {
    if isPrime[i] {
      var j = i * i
      while j < n {
        isPrime[j] = false
        j += i
      }
    }
    i += 1
  }
  return isPrime.indices.filter { isPrime[$0] }
}
print(sieve(60))

func skipping(_ n: Int) -> [Int] {
  var found: [Int] = []
  var i = 0
  while i < n {
    defer { i += 2 }
    if i % 3 == 0 { continue }
    found.append(i)
    i += 1
  }
  return found
}
print(skipping(20))

/// The first test is reached by a jump, the others after a step.
func countdown(from start: Int, by step: Int) -> Int {
  var i = start
  var turns = 0
  repeat {
    turns += 1
    i += step
  } while i < 10
  while i < 5 { i += 1 }
  return turns * 100 + i
}
print(countdown(from: 0, by: 3), countdown(from: 20, by: 1), countdown(from: -4, by: 7))

var grid = [[Double]](repeating: [0, 0, 0], count: 2)
var levels: [Int?] = [1, 2, 3]
var names = ["a", "b"]
grid[1][2] = 1.5
grid[0][0] = 2
levels[1] = nil
levels[2] = 7
names[0] = "c"
print(grid, levels, names)

func depth(_ n: Int, _ seen: inout [Int], _ visit: (Int) throws -> Int) rethrows -> Int {
  if n == 0 { return 0 }
  seen[n - 1] = 1
  return try visit(n) + depth(n - 1, &seen, visit)
}
struct Stop: Error {}
var seen = [0, 0, 0, 0, 0]
print(depth(4, &seen) { $0 * 2 }, seen)
do {
  print(try depth(5, &seen) { if $0 == 2 { throw Stop() } else { return $0 } })
} catch {
  print("stopped", seen)
}

func climb(_ values: [Int]) -> Int {
  var i = Int.max - 3
  var sum = 0
  while i < Int.max {
    sum += values[sum]
    i += 2
  }
  return sum
}
print(climb([1, 1, 1]))

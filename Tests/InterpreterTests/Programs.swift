import Testing

/// Programs as a user writes them. Their names do not clash: the compiler gets them in one file.
/// What each prints is the compiler's to say.
struct Program: CustomTestStringConvertible, Sendable {
  let name: String
  let source: String

  init(_ name: String, _ source: String) {
    self.name = name
    self.source = source
  }

  var testDescription: String { name }
}

let programs: [Program] = [
  Program(
    "structs",
    """
    struct Point: Equatable {
      var x: Int
      var y: Int
      mutating func move(by d: Int) { x += d; y += d }
      var sum: Int { x + y }
    }
    var point = Point(x: 1, y: 2)
    let before = point
    point.move(by: 3)
    print(point, point.sum, before, before == point)
    print([point], type(of: point))
    """),
  Program(
    "enums",
    """
    enum Route: Hashable { case home, profile(userId: String), pair(Int, Int) }
    let routes: [Route] = [.home, .profile(userId: "u"), .pair(1, 2)]
    for route in routes {
      switch route {
      case .home: print("home")
      case .profile(let id) where id == "k": print("k")
      case .profile(let id): print("profile", id)
      case .pair(let a, let b): print(a + b)
      }
    }
    print(routes, routes[1])
    indirect enum Tree { case leaf(Int), node(Tree, Tree) }
    func total(_ tree: Tree) -> Int {
      switch tree {
      case .leaf(let n): return n
      case let .node(a, b): return total(a) + total(b)
      }
    }
    print(total(.node(.leaf(1), .node(.leaf(2), .leaf(3)))))
    """),
  Program(
    "closures",
    """
    var count = 0
    let increment = { count += 1 }
    increment()
    increment()
    print(count)
    func makeCounter() -> () -> Int {
      var n = 0
      return {
        n += 1
        return n
      }
    }
    let first = makeCounter()
    let second = makeCounter()
    print(first(), first(), second())
    let adders = (0..<3).map { k in { (x: Int) in x + k } }
    print(adders.map { $0(10) })
    func outer() -> Int {
      var n = 0
      func bump() { n += 1 }
      bump()
      bump()
      return n
    }
    print(outer())
    """),
  Program(
    "classes",
    """
    class Animal {
      var name: String
      init(name: String) { self.name = name }
      func speak() -> String { "..." }
    }
    class Dog: Animal {
      override func speak() -> String { "\\(name) woofs" }
    }
    let animal: Animal = Dog(name: "Rex")
    print(animal.speak(), animal is Dog)
    let same = animal
    same.name = "Max"
    print(animal.name, animal === same)
    final class Node {
      var value: Int
      var next: Node?
      init(_ value: Int) { self.value = value }
    }
    let node = Node(1)
    node.next = Node(2)
    node.next?.value += 40
    print(node.next?.value as Any, node.next?.next?.value as Any)
    """),
  Program(
    "errors",
    """
    enum Failure: Error { case bad(Int) }
    func check(_ n: Int) throws -> Int {
      defer { print("checked", n) }
      if n > 2 { throw Failure.bad(n) }
      return n
    }
    do {
      print(try check(1))
      print(try check(3))
    } catch {
      print("caught \\(error)")
    }
    do { _ = try check(5) } catch Failure.bad(let n) { print("bad", n) } catch { print("other") }
    print((try? check(9)) as Any, (try? check(2)) as Any)
    """),
  Program(
    "loops",
    """
    outerLoop: for i in 0..<5 {
      for j in 0..<5 {
        if j == 3 { continue outerLoop }
        if i == 2 { break outerLoop }
        print(i, j, terminator: ";")
      }
    }
    print()
    var turns = 0
    repeat { turns += 1 } while turns < 5
    while true {
      turns -= 1
      if turns == 0 { break }
    }
    print(turns)
    for n in stride(from: 10, to: 0, by: -3) where n != 4 { print(n) }
    for character in "héé" { print(character, terminator: "|") }
    print()
    """),
  Program(
    "inout",
    """
    func exchange(_ a: inout Int, _ b: inout Int) {
      let kept = a
      a = b
      b = kept
    }
    var numbers = [1, 2]
    var seven = 7
    exchange(&numbers[0], &seven)
    print(numbers, seven)
    var matrix = [[1, 2], [3, 4]]
    matrix[1][0] += 10
    let copy = matrix
    matrix[0].append(5)
    print(matrix, copy)
    var pair = (a: 1, b: "x")
    pair.a += 4
    print(pair)
    """),
  Program(
    "values as text",
    """
    let maybe: Int? = 3
    print(maybe as Any, [maybe, nil], ["a": 1.5], (1, "b"), 0.1 + 0.2, 1e-5, Double.infinity)
    print("\\(maybe ?? 0) and \\([1, 2])", String(describing: maybe), 7 / 2, -7 % 3)
    struct Named: CustomStringConvertible { var description: String { "named" } }
    print(Named(), [Named()], "\\(Named())")
    """),
  Program(
    "casts",
    """
    struct Empty {}
    let anything: [Any] = [1, "a", 2.5, [1, 2], Empty()]
    for item in anything {
      switch item {
      case let number as Int: print("int", number)
      case let text as String: print("text", text)
      case is Double: print("double")
      case let list as [Int]: print("ints", list)
      default: print("other", item)
      }
    }
    print((anything[0] as? String) as Any, type(of: anything[3]))
    """),
]

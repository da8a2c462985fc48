struct Point { var x = 0 }

func find(_ index: Int) {}
func find(all indices: [Int]) {}
find([1])
find("a")
find(all: 1)

func move(_ x: Int, _ y: Int) {}
func move(_ x: Int, to place: String) {}
move(1, "a")

struct Shop {
  func sell(_ index: Int) {}
  func sell(name: String) {}
  func sell(tag: String) {}
  init(_ size: Int) {}
  init(name: String) {}
}
Shop(5).sell("x")
Shop(5).sell(x: 1)
_ = Shop("a")
_ = Shop(true)

func add(
  _ numbers: inout [Int], _ texts: inout [String], _ points: inout [Point], _ more: [Int],
  _ groups: inout [String: [Int]], _ others: inout [Int]?, _ old: [Point]
) {
  numbers.append([5])
  numbers.append(more)
  numbers.append(more.map { $0 + 1 })
  numbers.append(more + more)
  numbers.append(1...3)
  numbers.append([more.count])
  texts.append(["a"])
  texts.append(texts)
  points.append([Point()])
  points.append([.init()])
  points.append(old)
  groups["a"]?.append([1])
  others?.append([1])
  others!.append(more)
  texts.append(Point())
  numbers.append("a")
  numbers.append(nil)
}

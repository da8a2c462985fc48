func local() {
  var x = 0 { didSet { print("x", oldValue, x) } }
  x += 1
  lazy var z = x * 10
  x = 5
  print(z)
  var y = 1 { willSet(next) { print("will", y, next) } }
  y = 4
  func change() { y += 1 }
  change()
  let closure = { x = 9 }
  closure()
  print(x, y, z)
}
func lists() {
  var list = [1] { didSet { print(list.count, oldValue) } }
  list.append(3)
  list[0] = 9
  var count: Int { get { list.count } set { list = Array(repeating: 0, count: newValue) } }
  count = 3
  lazy var made: [Int] = { print("made"); return list }()
  print("not yet")
  made.append(2)
  print(count, made)
  lazy var never = 3
  never = 4
  print(never)
}
local()
lists()

// Properties that one tuple pattern declares take their values from one value, made once.

func pair() -> (Int, String) {
  print("made")
  return (1, "a")
}

final class Machine {
  let (number, text) = pair()
  var (low, (middle, high)) = (0, (5, 10))
  static let (first, second) = (10, "b")
}

struct Settings {
  var (width, height) = (320.0, 480.0)
  var (name, version) = pair()
  var title = "t"
}

struct Counted {
  var (count, label) = pair()
  var extra: Int
  init(extra: Int) { self.extra = extra + count }
}

final class Box<Item> {
  let (kind, code) = ("box", 7)
  var item: Item
  init(item: Item) { self.item = item }
}

func run() {
  let machine = Machine()
  print(machine.number, machine.text, machine.low, machine.middle, machine.high)
  machine.middle += 1
  print(machine.middle, Machine.first, Machine.second)
  let one = Settings()
  let other = Settings()
  print(one.width, one.height, one.name, one.version, one.title, other.version)
  let counted = Counted(extra: 2)
  print(counted.count, counted.label, counted.extra)
  let box = Box(item: 3.5)
  print(box.kind, box.code, box.item)
  let (stream, continuation) = AsyncStream<Int>.makeStream()
  _ = (stream, continuation)
}
run()

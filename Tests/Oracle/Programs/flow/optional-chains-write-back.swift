// What accessors gave to an optional chain is given back to them, also where it was nil.
struct Item {
  var count = 1
  var tags: [String]?
  mutating func bump() -> Int {
    count += 1
    return count
  }
}

struct Box {
  var kept: String?
  var text: String? {
    get { "get".say(kept) }
    set {
      print("set", newValue as Any)
      kept = newValue
    }
  }
  subscript(index: Int) -> [Int]? {
    get { nil }
    set { print("set at", index, newValue as Any) }
  }
}

extension String {
  func say(_ text: String?) -> String? { text }
}

@propertyWrapper struct Told<Value> {
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { value }
    set {
      print("told", newValue)
      value = newValue
    }
  }
}

final class Model {
  var item: Item? { didSet { print("item", item?.count as Any) } }
  var plain: Item?
  var numbers: [Int]? { willSet { print("numbers", newValue as Any) } }
  @Told var level: Int?
  var computed: [Int]? {
    get { nil }
    set { print("computed", newValue as Any) }
  }
  var byName: [String: Item] = [:] { didSet { print("names", byName.count) } }
}

func noisy(_ number: Int) -> Int {
  print("noisy", number)
  return number
}

var box = Box()
box.text?.append("x")
box.text? += "y"
box[1]?.append(2)
box[noisy(2)]? = [noisy(3)]
box.text = "q"
box.text?.append("z")
print(box.text!)

let model = Model()
model.item?.count = noisy(5)
model.item?.count += noisy(6)
model.item?.tags?.append("t")
print(model.item?.bump() as Any)
print((model.item?.count = 3) as Any, (model.plain?.count = 3) as Any)
model.item = Item()
print(model.item?.bump() as Any, (model.item?.count = 3) as Any)
model.item?.tags?.append("t")
model.item?.tags? = ["u"]
model.item?.tags = ["v"]
model.item?.tags?[0] = "w"
print(model.item!)
model.plain?.count = noisy(7)
model.numbers?.append(1)
model.numbers?[0] = 4
model.numbers = [1, 2]
model.numbers?[0] += 4
model.numbers?.removeAll { $0 > 4 }
model.level? += 1
model.level = 5
model.level? += 1
model.computed?.append(1)
model.computed?[0] = 4
model.byName["a"]?.count = 3
model.byName["a"] = Item()
model.byName["a"]?.count = noisy(3)
print(model.byName["a"]!.count, model.byName["b"]?.bump() as Any)
let none: Model? = nil
none?.item?.count = noisy(8)
print((none?.numbers?.append(noisy(9))) as Any)

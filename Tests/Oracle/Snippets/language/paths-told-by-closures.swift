// What a closure writes that it takes tells where a key path starts.
struct Order<Row> {
  init<Value: Comparable>(_ path: KeyPath<Row, Value>) {}
}

class Base { init() {} }
final class Cat: Base { var name = "" }

struct Rows<Row: Base, Content> {
  init(_ key: String, by orders: [Order<Row>] = [], content: @escaping (Row) -> Content) {}
}

func sort<Row, Content>(by orders: [Order<Row>], content: (Row) -> Content) {}
func pick<Row>(_ path: KeyPath<Row, String>, content: (Row) -> Int) {}
func both<Row>(_ row: Row, _ content: (Row) -> Void) {}

let rows = Rows("name", by: [Order(\.name)]) { (cat: Cat) in cat.name }
let others = Rows("name", by: [Order(\Cat.name)]) { cat in cat.name }
sort(by: [Order(\.name)]) { (cat: Cat) in cat.name }
pick(\.name) { (cat: Cat) in 1 }
both(Cat()) { (base: Base) in print(base) }
both(Cat()) { (cat: Cat) in print(cat.name) }
pick(\.name) { (cat: Cat) in cat.age }

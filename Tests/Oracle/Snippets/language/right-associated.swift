protocol Container { associatedtype Item; var items: [Item] { get set }; mutating func add(_ i: Item) }
extension Container { mutating func add(_ i: Item) { items.append(i) }; var count: Int { items.count } }
struct Bag: Container { var items: [String] = [] }
func total<C: Container>(_ c: C) -> Int where C.Item == String { c.items.reduce(0) { $0 + $1.count } }
var bag = Bag()
bag.add("x")
print(total(bag), bag.count)

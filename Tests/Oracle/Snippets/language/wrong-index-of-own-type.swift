struct Item { let name: String; var n: Int }
struct Key: Hashable { let k: Int }
enum Dir: String { case up }
func use<T>(_ x: T) {}
func useI(_ x: Item?) {}
func useN(_ x: Int) {}
struct Inv {
  var items: [String: Item] = [:]
  var keyed: [Key: Int] = [:]
  var list: [Int] = []
  let fixed: [Item] = []
  func a(_ i: Item) { print(items[i]) }
  func b(_ i: Item) { let x = items[i]; use(x) }
  func d(_ i: Item) { useI(items[i]) }
  func e(_ i: Item) { use(items[i]?.n) }
  func f(_ i: Item) { let x = items[i] ?? i; use(x) }
  func g(_ i: Item) -> Item { return items[i]! }
  func h(_ i: Dir) { print(items[i] ?? "") }
  func i(_ i: Dir) -> Int { keyed[i] ?? 0 }
  mutating func j(_ i: Dir) { keyed[i] = 3 }
  mutating func k(_ i: Item) { keyed[i.n] = 3 }
  mutating func l(_ i: Item) { keyed[i]! += 3 }
  func m(_ i: Item) { print(list[i]) }
  func n(_ i: Item) -> Int { list[i] }
  func p(_ i: Dir) { print(list[i] + 1) }
  func q(_ i: Dir) { use(fixed[i].name) }
  func r(_ i: Dir) -> Item { fixed[i] }
  func s(_ i: Dir) -> String { fixed[i].name }
  func t(_ i: Dir) { for x in list { print(list[i] + x) } }
  mutating func u(_ i: Dir) { list[i] = 3 }
  mutating func v(_ i: Dir) { list[i] += 3 }
  func w(_ i: Key) { if list[i] > 3 { } }
  func x(_ i: Key) { if list[i] == 3 { } }
  func y(_ i: [Int]) { print(list[i]) }
  func z(_ i: Bool) { print(list[i]) }
  func aa(_ i: Character) { print(list[i]) }
  func bb(_ i: Double) -> Int { list[i] }
  func cc(_ i: String) { let x = list[i]; print(x) }
  func dd(_ i: Bool) { print(items[i] ?? "") }
  func ee(_ i: Int) { let x = items[i]; use(x) }
  func ff(_ i: Int) { if let x = items[i] { use(x) } }
  func gg(_ s: String, i: Int) -> Character { s[i] }
  func hh(_ s: String, i: Dir) -> Character { s[i] }
  func ii(_ s: String, i: Int) { let c = s[i]; use(c) }
  func jj(_ i: Dir) { list.append(list[i]) }
}

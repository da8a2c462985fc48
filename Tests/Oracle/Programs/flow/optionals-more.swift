class Node { var value: Int; var next: Node?; var tags: [String: [Int]] = [:]; init(_ v: Int, _ n: Node? = nil) { value = v; next = n }
  subscript(i: Int) -> Int { get { value * i } set { value = newValue } }
  func double() -> Int? { value > 10 ? nil : value * 2 } }
var list: Node? = Node(1, Node(2, Node(3)))
print(list?.next?.value as Any, list?.next?.next?.next?.value as Any)
list?.next?.value += 10
list?.next?.next?.value = 30
print(list!.next!.value, list?.next?.next?.value ?? -1)
list?.tags["a"] = [1]
list?.tags["a"]?.append(2)
list?.tags["b", default: []].append(9)
list?.tags["zz"]?.append(2)
print(list!.tags.keys.sorted(), list?.tags["a"]?.count ?? 0, list?.tags["a"]?.first as Any)
print(list?[3] as Any); list?[0] = 7; print(list?.value as Any)
if (list?.next?.value = 5) != nil { print("assigned") }
if (list?.next?.next?.next?.value = 5) == nil { print("not assigned") }
let none: Int? = nil
print(none.map { $0 + 1 } as Any, Optional(3).map { $0 * 2 }!, Optional(3).flatMap { $0 > 5 ? $0 : nil } as Any)
print(list?.double() as Any, list.flatMap { $0.next?.double() } as Any)
let a: Int? = nil, b: Int? = nil, c: Int? = 3
print(a ?? b ?? c ?? 0, a ?? b ?? 7, (a ?? b) as Any)
let nested: Int?? = 5
print(nested as Any, nested! as Any, nested!!, (nested ?? 1) as Any)
let nilInside: Int?? = .some(nil)
print(nilInside == nil, nilInside! == nil, nilInside as Any)
var implicit: String! = "hey"
print(implicit.count, implicit as Any, implicit + "!")
let copy = implicit
print(copy as Any)
implicit = nil
print(implicit == nil, implicit?.count as Any)
let words = ["one": 1]
if let one = words["one"] { print(one) }
if let one = words["two"] { print(one) } else { print("none") }
let x: Int? = 4
if let x, x > 3 { print("big", x) }
if var x { x += 1; print(x) }
if let y = x, let z = words["one"], y + z == 5 { print("sum") }
func find(_ k: String) -> (name: String, age: Int)? { k == "ann" ? (k, 3) : nil }
print(find("ann")?.name ?? "-", find("bob")?.age ?? 0)
let array: [Int]? = [1, 2]
print(array?.first as Any, array?.isEmpty ?? true, array?.map { $0 + 1 } ?? [], (array?.count ?? 0) + 1)
for v in array ?? [] { print(v) }
print(Optional<Int>.none == nil, x == 4, x != nil, none == none)
let s: String? = "42"
let parsed = s.flatMap(Int.init)
print(parsed as Any, s.flatMap { Int($0) }.map { $0 + 1 } ?? 0)
switch x { case nil: print("nil"); case 4?: print("four"); case let v?: print(v) }
switch x { case .none: print("nil"); case .some(let v) where v > 9: print("big"); case .some: print("some") }
let opts: [Int?] = [1, nil, 3]
print(opts.compactMap { $0 }, opts.map { $0 ?? 0 }, opts.contains(nil), opts.filter { $0 != nil }.count)
print(opts)
let tuple: (Int, String)? = (1, "a")
if let (n, t) = tuple { print(n, t) }
var dict: [String: Int?] = ["a": 1, "b": nil]
dict["c"] = .some(nil)
print(dict.count, dict["b"] as Any, dict["q"] as Any)
dict["a"] = nil
print(dict.count)
var o: Int? = 3
o? += 1; o! *= 2
print(o!, "\(o.debugDescription)", String(describing: o))
print(x.map(String.init) ?? "none", o.take() as Any, o as Any)
let fn: ((Int) -> Int)? = { $0 + 1 }
print(fn?(3) as Any, fn.map { $0(4) }!)
guard let q = x else { fatalError() }
print(q)
print(zip(opts, opts.dropFirst()).map { ($0 ?? 0) + ($1 ?? 0) })

// What a generic function gives where an optional binding says a type is the optional.
struct Missing: Error {}
func load<T>(_ name: String, _ value: Any) throws -> T {
  print(name, T.self)
  guard let found = value as? T else { throw Missing() }
  return found
}
func loads() throws {
  guard let count: Int = try load("count", 3) else { return }
  if let name: String = try? load("name", 4) { print(name) } else { print("no name", count) }
}
try loads()

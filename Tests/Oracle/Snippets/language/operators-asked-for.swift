struct Point { var x = 1 }
enum Way { case there(Int), back }
func more<T>(_ a: T, _ b: T) -> T { a > b ? a : b }
func most<T>(_ list: [T]) -> T {
  var found = list[0]
  for x in list where x > found { found = x }
  return found
}
func first<T>(_ list: [T]) -> Bool { let m = list[0]; return m < list[1] }
func has<T>(_ list: [T], _ one: T) -> Bool { list.contains { $0 == one } }
func sum<T>(_ list: [T]) -> T { return list[0] + list[1] }
func plain<T>(_ a: T, _ b: T) -> Int { if a == b { return 1 }; return a < b ? 2 : 3 }
func both<T>(_ a: T, _ b: T) -> Bool { a == b && a < b }
func apart(a: [Point]) -> Bool { a[0] != a[1] }
func order(a: [Point]) -> [Point] { a.sorted { $0 >= $1 } }
func times(a: [Point]) -> Point { a[0] * a[1] }
func ways(_ w: Way) -> Bool { w == .there(3) || w != .back }
let p = Point(), q = Point()
if p < q {}
let m = p > q ? p : q
print(p == q)
if p === q { print("one") }
let rest = 7 % 2.5

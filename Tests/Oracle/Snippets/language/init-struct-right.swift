struct A {
  let x: Int
  var y = 2
  var z: Int?
  init(x: Int) { self.x = x }
}
struct B {
  var x: Int
  init(flag: Bool) { if flag { x = 1 } else { x = 2 } }
  init() { self.init(flag: true) }
  init(other: B) { self = other }
}
struct C {
  var x: Int
  init?(n: Int) { guard n > 0 else { return nil }; x = n }
  init(throwing n: Int) throws { if n < 0 { throw E.bad }; x = n }
}
enum E: Error { case bad; init() { self = .bad } }
struct D {
  var w: Int, h: Int
  var area: Int { w * h }
  init(side: Int) { w = side; h = side; print(area) }
  init(list: [Int]) {
    w = list.first ?? 0
    h = w
    for i in list { h += i }
  }
}

func f(_ x: Int?) -> Int {
  guard let x else { return 0 }
  let y = x
  if y > 1 { let y = "inner"; print(y) }
  for x in 0..<x { print(x) }
  return y
}
struct S { var name = ""; init(name: String) { self.name = name }; func rename(_ name: String) -> S { S(name: name) } }

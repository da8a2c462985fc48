func f(_ x: Int?) -> Int {
  guard let x else { print("none") }
  guard x > 0 else { return }
  if let y = x { return y }
  return x
}
func g(_ s: String?) {
  guard s != nil else { return }
  print(s.count)
  if let s { print(s.count) } else { print(s.count) }
}

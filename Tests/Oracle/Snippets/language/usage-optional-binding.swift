func f(_ o: Int?, _ p: Int?) {
  if let o { print("a") }
  if let o, let p { print(o) }
  if let x = o, x > 1 { print("b") }
  guard let y = o, let z = p else { return }
  if case let q? = o { print("c") }
  if case .some(let r) = o { print("d") }
  if let (a, b) = Optional((1, 2)) { print(a) }
  if var o { o += 1 }
  if let s = o as Int? { }
  if let o = o, let _ = p { print(o) }
  guard let o = o else { return }
  print(y)
}

func a(_ o: Int?) {
  guard let x = o else { print("none") }
  print(x)
}
func b(_ o: Int?) {
  guard let x = o else { }
  print(x)
}
func c(_ o: Int?) {
  guard let x = o else { if o == nil { return } }
  print(x)
}
func d(_ o: [Int?]) {
  for i in o {
    guard let j = i else { continue }
    print(j)
    guard j > 1 else { break }
  }
}
func e(_ o: Int?) {
  guard let x = o else { fatalError() }
  print(x)
}
func f(_ n: Int) throws { guard n > 0 else { throw E.x } }
enum E: Error { case x }
func g(_ n: Int) { guard n > 0 else { switch n { case 0: return; default: fatalError() } } }

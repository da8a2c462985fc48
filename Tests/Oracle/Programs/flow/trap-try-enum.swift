enum Problem: Error { case missing(String), other }
func load(_ name: String) throws -> Int {
  guard name.count > 2 else { throw Problem.missing(name) }
  return name.count
}
print(try! load("abc"), (try? load("x")) as Any)
print(try! load("ab"))

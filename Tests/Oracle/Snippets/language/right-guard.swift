func f(_ a: Int?, _ s: [String: Any], _ n: Int) throws -> Int {
  guard let a, a > 0, let name = s["name"] as? String, case 1...5 = n else { throw E.bad }
  for c in name {
    guard c.isLetter else { continue }
    guard c != "z" else { break }
  }
  guard n > 1 else { fatalError("no") }
  return a
}
enum E: Error { case bad }

struct User { var name: String?; var age: Int }
func greet(_ u: User?) -> String {
  let n: String = u.name
  if u?.age > 18 { return "adult" }
  return "hi " + n
}

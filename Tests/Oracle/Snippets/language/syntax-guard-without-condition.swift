func f(_ a: Int?) {
  guard else { return }
}
func g(_ a: Int?) {
  guard let b = a, b > 2, else { return }
}
func h(_ a: Int?) {
  guard , else { return }
}

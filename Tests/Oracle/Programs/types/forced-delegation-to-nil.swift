class Doc {
  init?(name: String) { return nil }
}
class Untitled: Doc {
  init() { super.init(name: "")! }
}
print("before")
_ = Untitled()

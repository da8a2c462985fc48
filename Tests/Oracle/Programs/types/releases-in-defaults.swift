final class Resource {
  let name: String
  init(_ name: String) {
    self.name = name
    print("+", name)
  }
  deinit { print("-", name) }
  func itself() -> Resource { self }
  var isReady: Bool { name != "none" }
}
// The right side of '??' is a function of its own: what it makes ends with it.
let nothing: Resource? = nil
print(nothing?.name ?? Resource("default").name)
func use(_ given: Resource?) {
  let name = given?.name ?? Resource("other").itself().name
  print("name", name)
  let kept = given ?? Resource("kept")
  print("kept", kept.name)
}
use(nil)
use(Resource("given"))
print("end")

actor Store {
  var items: [String] = []
  var count = 0
  func add(_ s: String) { items.append(s) }
  nonisolated let id = 3
  nonisolated func name() -> String { items[0] }
}
func work() async {
  let store = Store()
  store.add("a")
  store.items.append("x")
  store.count = 5
  await store.add("b")
}

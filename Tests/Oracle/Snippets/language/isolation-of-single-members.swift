class ViewModel {
  @MainActor var title = "a"
  @MainActor func refresh() { title = "b" }
  func load() {
    title = "c"
    refresh()
    print(title)
  }
  func loadLater() async {
    title = "c"
    refresh()
    await refresh()
    await MainActor.run { title = "d" }
  }
  init() {
    title = "s"
    refresh()
  }
}
struct S {
  @MainActor static func go() {}
  @MainActor static var n = 1
  func a() { S.go(); print(S.n); S.n = 2 }
  var p: Int { S.n }
  static func b() { go(); n += 1 }
}

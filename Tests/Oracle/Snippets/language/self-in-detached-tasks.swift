class C {
  var n = 0
  func go() {
    Task.detached { n += 1 }
    Task { n += 1 }
  }
  func h() async {
    await withTaskGroup(of: Void.self) { g in
      g.addTask { n += 1 }
    }
  }
}

enum Trace {
  @TaskLocal static var id: String = "none"
  @TaskLocal static var depth: Int?
}
func show(_ tag: String) { print(tag, Trace.id, Trace.depth as Any) }
show("outside")
Trace.$id.withValue("abc") {
  show("inside")
  Trace.$depth.withValue(1) { show("nested") }
  show("back")
}
await Trace.$id.withValue("async") {
  await Task.yield()
  show("async")
  let inherited = Task { show("task") }
  await inherited.value
  let detached = Task.detached { show("detached") }
  await detached.value
  await withTaskGroup(of: Void.self) { group in
    group.addTask { show("group") }
  }
  async let child: Void = show("child")
  await child
}
show("after")

import Observation
@Observable final class Counter {
  var n = 0
  var name = "a"
  @ObservationIgnored var hidden = 1
  var double: Int { n * 2 }
}
let counter = Counter()
withObservationTracking { print("read", counter.double) } onChange: { print("changes from", counter.n) }
counter.name = "b"
counter.n = 1
counter.n = 2
func track() {
  withObservationTracking { _ = counter.name } onChange: { print("name will change") }
}
track()
counter.name = "c"
counter.name = "d"
@Observable @MainActor final class M { var n = 0 }
@MainActor func go() async {
  let m = M()
  let values = Observations { m.n }
  let t = Task { for await v in values { print("v", v); if v == 3 { break } } }
  for i in 1...3 { try? await Task.sleep(for: .milliseconds(50)); m.n = i }
  await t.value
}
await go()

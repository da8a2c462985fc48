// A stream of events that several places write to and one reads.
enum Event: Equatable { case opened(String), progress(Double), closed }
final class Download {
  private let continuation: AsyncStream<Event>.Continuation
  let events: AsyncStream<Event>
  init() { (events, continuation) = AsyncStream.makeStream() }
  func run(_ name: String, steps: Int) async {
    continuation.yield(.opened(name))
    for step in 1...steps {
      await Task.yield()
      continuation.yield(.progress(Double(step) / Double(steps)))
    }
    continuation.yield(.closed)
    continuation.finish()
  }
}
let download = Download()
let task = Task { await download.run("file", steps: 4) }
for await event in download.events {
  switch event {
  case .opened(let name): print("opened", name)
  case .progress(let part) where part >= 0.5: print("more than half:", part)
  case .progress(let part): print("progress", part)
  case .closed: print("closed")
  }
}
await task.value

import CEditLine
import Glibc
import Synchronization

/// Threads that take elements one after another.
struct Workers {
  let count: Int

  /// The results in the order of the elements.
  func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ body: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    guard count > 1, elements.count > 1 else { return elements.map(body) }
    let work = Work(elements, body)
    let threads = (0..<min(count, elements.count)).compactMap { _ in Self.start(work) }
    // Where no thread can be had, this one does the work.
    if threads.isEmpty { work.run() }
    for thread in threads { pthread_join(thread, nil) }
    return work.results
  }

  /// Does `body` on a thread of its own, whose stack holds what deeply nested source takes: the main
  /// thread's is as small as the user's shell says. Signals go to that thread.
  static func runDeep(_ body: @escaping @Sendable () -> Void) {
    guard let thread = start(Work([()], body)) else { return body() }
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    pthread_join(thread, nil)
  }

  /// Room for the checker and the interpreter at their limits of depth. Only what is used is
  /// taken from memory.
  private static let stackSize = 512 << 20
  /// What callbacks may take of it; the rest is the checker's and the layout's.
  static let stackOfCallbacks = 384 << 20

  private static func start(_ work: some Runnable) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    var thread = pthread_t()
    let box = Unmanaged.passRetained(RunnableBox(work))
    let failure = pthread_create(
      &thread, &attributes,
      { pointer in
        guard let pointer else { return nil }
        Unmanaged<RunnableBox>.fromOpaque(pointer).takeRetainedValue().work.run()
        return nil
      }, box.toOpaque())
    guard failure == 0 else {
      box.release()
      return nil
    }
    return thread
  }
}

private protocol Runnable: AnyObject, Sendable {
  func run()
}

private final class RunnableBox: Sendable {
  let work: any Runnable

  init(_ work: some Runnable) { self.work = work }
}

/// Elements that threads take from, and what came of them.
private final class Work<Element: Sendable, Result: Sendable>: Runnable {
  private struct State {
    var next = 0
    var results: [Int: Result] = [:]
  }

  private let elements: [Element]
  private let body: @Sendable (Element) -> Result
  private let state = Mutex(State())

  init(_ elements: [Element], _ body: @escaping @Sendable (Element) -> Result) {
    self.elements = elements
    self.body = body
  }

  func run() {
    while let index = take() {
      let result = body(elements[index])
      state.withLock { $0.results[index] = result }
    }
  }

  private func take() -> Int? {
    state.withLock { state in
      guard state.next < elements.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  var results: [Result] {
    state.withLock { state in elements.indices.compactMap { state.results[$0] } }
  }
}

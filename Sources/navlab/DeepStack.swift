import CEditLine
import Glibc

/// The one thread that a process works on, whose stack holds what deeply nested source takes: the
/// main thread's is as small as the user's shell says.
enum DeepStack {
  /// Room for the checker and the interpreter at their limits of depth, in bytes. Only what is used
  /// is taken from memory.
  private static let size = 512 << 20
  /// What callbacks may take of it; the rest is the checker's and the layout's.
  static let sizeForCallbacks = 384 << 20

  /// Does `body` there, while this thread waits for its end. Signals go to that thread.
  static func run(_ body: @escaping () -> Void) {
    guard let thread = start(body) else { return body() }
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    pthread_join(thread, nil)
  }

  private static func start(_ body: @escaping () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, size)
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body))
    let failure = pthread_create(
      &thread, &attributes,
      { pointer in
        guard let pointer else { return nil }
        Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    guard failure == 0 else {
      work.release()
      return nil
    }
    return thread
  }

  private final class Work {
    let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }
  }
}

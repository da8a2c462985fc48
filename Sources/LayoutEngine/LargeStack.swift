import Glibc

/// The work that a thread of its own does while its maker waits.
///
/// A class, because a C function gets it as one pointer.
private final class StackWork {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

/// Runs `body` to its end on a stack of 512 MB, of which only what is used is ever real memory. The
/// caller waits, so nothing runs at the same time. Costs tens of microseconds.
func withLargeStack(_ body: () -> Void) {
  withoutActuallyEscaping(body) { escaping in
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 512 << 20)
    let work = StackWork(escaping)
    var thread = pthread_t()
    let pointer = Unmanaged.passUnretained(work).toOpaque()
    let failure = pthread_create(
      &thread, &attributes,
      { pointer in
        guard let pointer else { return nil }
        Unmanaged<StackWork>.fromOpaque(pointer).takeUnretainedValue().run()
        return nil
      }, pointer)
    // Without the memory for it, the pass that the caller's stack allows has to do.
    if failure == 0 { pthread_join(thread, nil) }
    withExtendedLifetime(work) {}
  }
}

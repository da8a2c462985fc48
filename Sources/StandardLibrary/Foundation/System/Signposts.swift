import Interpreter

/// What a program measures of itself and reads of its own log, and the lock beside them.
var signposts: [Builtin] {
  [
    """
    struct OSSignpostID: Hashable, Sendable {
      let rawValue: UInt64
      init(_ value: UInt64) { rawValue = value }
      init(log: OSLog) { rawValue = 1 }
      init(log: OSLog, object: AnyObject) { rawValue = 1 }
      static let exclusive = OSSignpostID(0)
      static let invalid = OSSignpostID(UInt64.max)
    }
    """,
    "class OSSignpostIntervalState: @unchecked Sendable { init() {} }",
    """
    struct OSSignposter: Sendable {
      static let disabled = OSSignposter()
      init() {}
      init(subsystem: String, category: String) {}
      init(logger: Logger) {}
      init(logHandle: OSLog) {}
      var isEnabled: Bool { false }
      func makeSignpostID() -> OSSignpostID { OSSignpostID(UInt64.random(in: 1..<UInt64.max)) }
      func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(1) }
      func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
      ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
      func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
      ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
      func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
      func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
      ) {}
      func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
      func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
      ) {}
      func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
      ) rethrows -> T { try task() }
    }
    """,
    "struct OSSignpostType: Hashable, Sendable { let _n: Int; static let begin = OSSignpostType(_n: 1); static let end = OSSignpostType(_n: 2); static let event = OSSignpostType(_n: 0) }",
    """
    func os_signpost(
      _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
      signpostID: OSSignpostID = .exclusive
    ) {}
    """,
    """
    class OSLogStore: @unchecked Sendable {
      struct Scope: Sendable {
        static let system = Scope()
        static let currentProcessIdentifier = Scope()
      }
      init(scope: Scope) throws {}
      init(url: URL) throws {}
      func position(date: Date) -> OSLogPosition { OSLogPosition() }
      func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
      func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition()
      }
      func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
      ) throws -> AnySequence<OSLogEntry> { AnySequence<OSLogEntry>([OSLogEntry]()) }
    }
    """,
    "class OSLogPosition: NSObject { override init() {} }",
    """
    class OSLogEnumerator: NSObject {
      struct Options: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let reverse = Options(rawValue: 1)
      }
    }
    """,
    """
    class OSLogEntry: NSObject {
      var composedMessage: String { "" }
      var date: Date { Date() }
    }
    """,
    """
    class OSLogEntryLog: OSLogEntry {
      enum Level: Int { case undefined, debug, info, notice, error, fault }
      var level: Level { .undefined }
      var category: String { "" }
      var subsystem: String { "" }
      var process: String { "" }
      var sender: String { "" }
      var processIdentifier: Int32 { 0 }
      var threadIdentifier: UInt64 { 0 }
    }
    """,
    """
    final class _LockedState<State> {
      var state: State
      init(_ state: State) { self.state = state }
    }
    """,
    """
    struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
      enum Ownership: Hashable, Sendable { case owner, notOwner }
      let _box: _LockedState<State>
      init(initialState: State) { _box = _LockedState<State>(initialState) }
      init(uncheckedState initialState: State) { _box = _LockedState<State>(initialState) }
      func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R { try body(&_box.state) }
      func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try body(&_box.state)
      }
      func withLockIfAvailable<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        try body(&_box.state)
      }
      func precondition(_ condition: Ownership) {}
    }
    """,
  ].map { Builtin(nil, $0) }
    + [
      "init() { self.init(initialState: ()) }", "func lock() {}", "func unlock() {}",
      "func lockIfAvailable() -> Bool { true }",
      "func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }",
      "func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try body() }",
    ].map { Builtin("OSAllocatedUnfairLock where State == Void", $0) }
}

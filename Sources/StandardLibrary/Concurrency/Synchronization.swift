import Interpreter

/// `Mutex` and `Atomic`. A program here runs on one thread at a time: a lock is always free.
var synchronizationTypes: [Builtin] {
  [
    Builtin(
      nil,
      "final class _Cell<Value> { var value: Value; init(_ value: Value) { self.value = value } }"),
    Builtin(
      nil,
      """
      struct Mutex<Value>: ~Copyable, @unchecked Sendable {
        let _cell: _Cell<Value>
        init(_ initialValue: Value) { _cell = _Cell(initialValue) }
        borrowing func withLock<Result, E: Error>(
          _ body: (inout Value) throws(E) -> Result
        ) throws(E) -> Result { try body(&_cell.value) }
        borrowing func withLockIfAvailable<Result, E: Error>(
          _ body: (inout Value) throws(E) -> Result
        ) throws(E) -> Result? { try body(&_cell.value) }
      }
      """),
    Builtin(
      nil,
      """
      struct Atomic<Value>: ~Copyable, @unchecked Sendable {
        let _cell: _Cell<Value>
        init(_ initialValue: Value) { _cell = _Cell(initialValue) }
        borrowing func load(ordering: AtomicLoadOrdering) -> Value { _cell.value }
        borrowing func store(_ desired: Value, ordering: AtomicStoreOrdering) {
          _cell.value = desired
        }
        borrowing func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value {
          let old = _cell.value
          _cell.value = desired
          return old
        }
        borrowing func _update(_ change: (Value) -> Value) -> (oldValue: Value, newValue: Value) {
          let old = _cell.value
          _cell.value = change(old)
          return (old, _cell.value)
        }
      }
      """),
    Builtin(
      "Atomic where Value: Equatable",
      """
      borrowing func compareExchange(
        expected: Value, desired: Value, ordering: AtomicUpdateOrdering
      ) -> (exchanged: Bool, original: Value) {
        let old = _cell.value
        if old == expected { _cell.value = desired }
        return (old == expected, old)
      }
      """),
  ]
    + [
      ("Load", "relaxed acquiring sequentiallyConsistent"),
      ("Store", "relaxed releasing sequentiallyConsistent"),
      ("Update", "relaxed acquiring releasing acquiringAndReleasing sequentiallyConsistent"),
    ].map { name, cases in
      let list = cases.split(separator: " ").map { "case \($0)" }.joined(separator: "; ")
      return Builtin(nil, "enum Atomic\(name)Ordering { \(list) }")
    }
    + [
      ("wrappingAdd", "&+"), ("wrappingSubtract", "&-"), ("add", "+"), ("subtract", "-"),
      ("bitwiseAnd", "&"), ("bitwiseOr", "|"), ("bitwiseXor", "^"),
    ].map { name, sign in
      Builtin(
        "Atomic where Value: FixedWidthInteger",
        """
        @discardableResult borrowing func \(name)(
          _ operand: Value, ordering: AtomicUpdateOrdering
        ) -> (oldValue: Value, newValue: Value) { _update { $0 \(sign) operand } }
        """)
    }
    + ["min", "max"].map { name in
      Builtin(
        "Atomic where Value: FixedWidthInteger",
        """
        @discardableResult borrowing func \(name)(
          _ operand: Value, ordering: AtomicUpdateOrdering
        ) -> (oldValue: Value, newValue: Value) { _update { Swift.\(name)($0, operand) } }
        """)
    }
}

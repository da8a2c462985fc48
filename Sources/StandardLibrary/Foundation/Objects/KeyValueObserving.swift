import Interpreter

/// Key-value observing's words: only the value that is there at the start is told.
var keyValueObserving: [Builtin] {
  [
    Builtin(
      nil,
      """
      class NSKeyValueObservation: NSObject {
        override init() {}
        func invalidate() {}
      }
      """),
    Builtin(
      nil,
      """
      struct NSKeyValueObservingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let new = NSKeyValueObservingOptions(rawValue: 1)
        static let old = NSKeyValueObservingOptions(rawValue: 2)
        static let initial = NSKeyValueObservingOptions(rawValue: 4)
        static let prior = NSKeyValueObservingOptions(rawValue: 8)
      }
      """),
    Builtin(
      nil,
      """
      struct NSKeyValueObservedChange<Value> {
        let newValue: Value?
        var oldValue: Value? { nil }
        var isPrior: Bool { false }
      }
      """),
    Builtin(
      "NSObjectProtocol",
      """
      func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
      ) -> NSKeyValueObservation {
        if options.contains(.initial) {
          changeHandler(self, NSKeyValueObservedChange(newValue: self[keyPath: keyPath]))
        }
        return NSKeyValueObservation()
      }
      """),
    Builtin(
      nil,
      """
      struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let newKey = NSKeyValueChangeKey(rawValue: "new")
        static let oldKey = NSKeyValueChangeKey(rawValue: "old")
        static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
      }
      """),
  ]
}

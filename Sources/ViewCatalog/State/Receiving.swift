import Checking
import Diagnostics
import Interpreter
import ViewTree

/// `onReceive`: what a publisher sends while the view is there.
var receiving: [Builtin] {
  [
    Builtin(
      "View",
      """
      func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
        -> some View where P.Failure == Never
      """
    ) { call in
      let (publisher, action) = (call.arguments[1], call.arguments[2])
      return .modifier("onReceive", of: call.arguments[0]) { build in
        let subscription =
          build.node.storage as? PublisherSubscription ?? PublisherSubscription(build.machine)
        build.node.storage = subscription
        subscription.action = action
        let isNew = subscription.publisher.map { !$0.isMade(like: publisher) } ?? true
        subscription.publisher = publisher
        guard isNew else { return }
        // After the update: a publisher may send at once.
        build.graph.afterUpdate { try subscription.start() }
      }
    }
  ]
}

/// A view's subscription to a publisher; it ends with the view.
private final class PublisherSubscription: NodeStorage {
  var publisher: Value?
  var action: Value = .void
  private let machine: Machine
  /// The program's `AnyCancellable`, which cancels when it goes.
  private var cancellable: Value?

  init(_ machine: Machine) { self.machine = machine }

  func start() throws {
    guard let publisher,
      let subscribe = machine.requirement("_subscribe", of: "Publisher")
    else { return }
    if let cancellable, let cancel = machine.requirement("cancel", of: "Cancellable") {
      _ = try machine.call(cancel, on: cancellable)
    }
    let receive = ClosureValue(
      .native { [weak self] call in
        guard let self else { return .void }
        return try machine.call(action, [call.arguments[0]])
      })
    let complete = ClosureValue(.native { _ in .void })
    cancellable = try machine.call(
      subscribe, on: publisher, [.closure(receive), .closure(complete)])
  }
}

extension Value {
  /// Whether a publisher is made as another was: by the same operators, with the same values, of one
  /// source. What a view subscribes to stays then, with what it waits for: `subject.debounce(…)` in
  /// a body. A closure that captures something is another each time.
  fileprivate func isMade(like other: Value) -> Bool {
    if isSame(as: other) { return true }
    switch (self, other) {
    case (.closure(let a), .closure(let b)):
      guard case .function(let own) = a.body, case .function(let theirs) = b.body, own === theirs
      else { return false }
      let isOperator = own.range.file == .max
      return (isOperator || a.captures.isEmpty) && Self.areMade(a.captures, like: b.captures)
    case (.structure(let a), .structure(let b)):
      return a.type === b.type && Self.areMade(a.fields, like: b.fields)
    case (.existential(let a, let one), .existential(let b, let two)):
      return one == two && a.isMade(like: b)
    case (.some(let a), .some(let b)): return a.isMade(like: b)
    default: return false
    }
  }

  private static func areMade(_ parts: [Value], like others: [Value]) -> Bool {
    parts.count == others.count && zip(parts, others).allSatisfy { $0.isMade(like: $1) }
  }
}

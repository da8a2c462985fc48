import Checking
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
        let isNew = subscription.publisher.map { !$0.isSame(as: publisher) } ?? true
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

protocol Event { static var topic: String { get } }
extension Event { static var topic: String { "\(Self.self)" } }

struct UserLoggedIn: Event { let name: String }
struct PriceChanged: Event {
  static let topic = "prices"
  let old: Double, new: Double
  var change: Double { (new - old) / old }
}
struct Shutdown: Event {}

final class Subscription {
  private var cancelAction: (() -> Void)?
  init(_ cancel: @escaping () -> Void) { cancelAction = cancel }
  func cancel() {
    cancelAction?()
    cancelAction = nil
  }
  deinit { cancel() }
}

final class EventBus {
  private struct Handler {
    let id: Int
    let call: (any Event) -> Void
  }
  private var handlers: [ObjectIdentifier: [Handler]] = [:]
  private var nextID = 0
  private(set) var history: [String] = []

  func on<E: Event>(_ type: E.Type = E.self, _ action: @escaping (E) -> Void) -> Subscription {
    let id = nextID
    nextID += 1
    let key = ObjectIdentifier(type)
    handlers[key, default: []].append(Handler(id: id) { event in
      if let event = event as? E { action(event) }
    })
    return Subscription { [weak self] in self?.handlers[key]?.removeAll { $0.id == id } }
  }

  func post<E: Event>(_ event: E) {
    history.append(E.topic)
    handlers[ObjectIdentifier(E.self)]?.forEach { $0.call(event) }
  }
  var counts: [Int] { handlers.values.map(\.count).sorted() }
}

let bus = EventBus()
var lines: [String] = []
var kept: [Subscription] = []
kept.append(bus.on(UserLoggedIn.self) { lines.append("hello \($0.name)") })
kept.append(bus.on { (event: PriceChanged) in
  let percent = (event.change * 100).rounded()
  lines.append("\(percent > 0 ? "up" : "down") \(abs(percent))%")
})
do {
  let once = bus.on { (_: UserLoggedIn) in lines.append("only inside") }
  bus.post(UserLoggedIn(name: "Ada"))
  _ = once
}
bus.post(UserLoggedIn(name: "Bob"))
bus.post(PriceChanged(old: 10, new: 12.5))
bus.post(PriceChanged(old: 8, new: 6))
bus.post(Shutdown())
print(lines)
print(bus.history, bus.counts)
kept.removeFirst().cancel()
bus.post(UserLoggedIn(name: "Eve"))
print(lines.count, bus.counts)
kept = []
print(bus.counts)

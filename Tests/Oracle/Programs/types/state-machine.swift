protocol StateMachine {
  associatedtype State: Hashable
  associatedtype Event
  var state: State { get set }
  static var initial: State { get }
  func transition(from state: State, on event: Event) -> State?
  mutating func didEnter(_ state: State)
}
extension StateMachine {
  mutating func didEnter(_ state: State) {}
  @discardableResult mutating func handle(_ event: Event) -> Bool {
    guard let next = transition(from: state, on: event) else { return false }
    state = next
    didEnter(next)
    return true
  }
  mutating func handle(all events: [Event]) -> [State] {
    events.compactMap { handle($0) ? state : nil }
  }
}
struct Turnstile: StateMachine {
  enum State { case locked, unlocked }
  enum Event { case coin, push }
  static let initial = State.locked
  var state = Self.initial
  func transition(from state: State, on event: Event) -> State? {
    switch (state, event) {
    case (.locked, .coin): .unlocked
    case (.unlocked, .push): .locked
    default: nil
    }
  }
}
struct Light: StateMachine {
  enum State: String, CaseIterable { case red, green, amber }
  static let initial: State = .red
  var state: State = .red
  private(set) var history: [State] = [.red]
  func transition(from state: State, on event: Void) -> State? {
    let all = State.allCases
    return all[(all.firstIndex(of: state)! + 1) % all.count]
  }
  mutating func didEnter(_ state: State) { history.append(state) }
}
func run<M: StateMachine>(_ machine: M, _ events: [M.Event]) -> (M, Set<M.State>) where M.State: Hashable {
  var machine = machine
  var seen: Set<M.State> = [M.initial]
  for event in events where machine.handle(event) { seen.insert(machine.state) }
  return (machine, seen)
}
var turnstile = Turnstile()
print(turnstile.handle(.push), turnstile.handle(.coin), turnstile.state, turnstile.handle(.coin), turnstile.handle(.push), turnstile.state)
print(turnstile.handle(all: [.coin, .coin, .push, .push, .coin]))
let (light, seen) = run(Light(), Array(repeating: (), count: 4))
print(light.history.map(\.rawValue), seen.count, light.state)
print(run(Turnstile(), [.push]).1 == [.locked])

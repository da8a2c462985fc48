enum Event { case insert(Int), select(String), cancel }
enum State: Equatable { case idle, has(Int), vending(item: String, change: Int) }
struct Machine { private(set) var state: State = .idle; let prices: [String: Int]; var onChange: ((State, State) -> Void)?
  mutating func handle(_ event: Event) { let old = state
    switch (state, event) {
    case (.idle, .insert(let n)): state = .has(n)
    case let (.has(m), .insert(n)): state = .has(m + n)
    case let (.has(m), .select(item)) where (prices[item] ?? .max) <= m: state = .vending(item: item, change: m - prices[item]!)
    case (.has, .cancel), (.vending, .cancel): state = .idle
    case (.vending, _): break
    default: print("ignored") }
    if old != state { onChange?(old, state) } } }
var m = Machine(prices: ["cola": 150, "water": 100]); var changes = 0; m.onChange = { old, new in changes += 1; print(old, "->", new) }
for e: Event in [.select("cola"), .insert(100), .insert(100), .select("tea"), .select("cola"), .insert(1), .cancel] { m.handle(e) }
print(changes, m.state == .idle)

// text adventure with command pattern
enum Direction: String, CaseIterable { case north, south, east, west; var opposite: Self { switch self { case .north: .south; case .south: .north; case .east: .west; case .west: .east } }; init?(prefix p: some StringProtocol) { guard !p.isEmpty, let m = Self.allCases.first(where: { $0.rawValue.hasPrefix(p) }) else { return nil }; self = m } }
final class Room: Hashable, CustomDebugStringConvertible { let name: String; var items: [Item]; private(set) var exits: [Direction: Room] = [:]; init(_ n: String, items: Item...) { name = n; self.items = items }
  static func == (a: Room, b: Room) -> Bool { a === b }; func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) }; var debugDescription: String { "Room(\(name))" }
  func connect(_ d: Direction, _ r: Room, oneWay: Bool = false) { exits[d] = r; if !oneWay { r.exits[d.opposite] = self } } }
struct Item: Equatable, ExpressibleByStringLiteral { let name: String; var weight = 1; init(stringLiteral s: String) { let p = s.split(separator: ":"); name = String(p[0]); weight = p.count > 1 ? Int(p[1])! : 1 } }
enum Command { case go(Direction), take(String), drop(String), look, inventory, quit, chain([Command])
  static func parse(_ s: String) -> Result<Command, ParseError> {
    let parts = s.lowercased().split(separator: ";").map { $0.split(separator: " ") }
    if parts.count > 1 { var cs: [Command] = []; for p in parts { switch parse(p.joined(separator: " ")) { case .success(let c): cs.append(c); case .failure(let e): return .failure(e) } }; return .success(.chain(cs)) }
    guard let words = parts.first, let verb = words.first else { return .failure(.empty) }
    switch (verb, words.dropFirst().first) { case ("go", let d?): return Direction(prefix: d).map { .success(.go($0)) } ?? .failure(.unknown(verb: "go", rest: words.dropFirst())); case ("take", let n?), ("get", let n?): return .success(.take(String(n))); case ("drop", .some(let n)): return .success(.drop(.init(n))); case ("look", nil), ("l", nil): return .success(.look); case ("i", _), ("inventory", _): return .success(.inventory); case ("quit", _): return .success(.quit); case (_, nil): return .failure(.incomplete(String(verb))); default: return .failure(.unknown(verb: verb, rest: words[1...])) } }
  enum ParseError: Error, Equatable { case empty, incomplete(String), unknown(verb: Substring, rest: ArraySlice<Substring>) } }
struct Player { var at: Room; var bag: [Item] = [] { willSet { if newValue.count > bag.count { moves += 0 } } didSet { weight = bag.reduce(0) { $0 + $1.weight } } }; private(set) var weight = 0; var moves = 0; var visited: Set<Room> = []
  mutating func run(_ c: Command) throws -> String? { moves += 1
    switch c { case .go(let d): guard let r = at.exits[d] else { throw GameError.noExit(d, from: at) }; visited.insert(at); at = r; return "-> \(r.name)"
    case .take(let n): guard let i = at.items.firstIndex(where: { $0.name == n }) else { throw GameError.missing(n) }; guard weight + at.items[i].weight <= 5 else { throw GameError.tooHeavy(at.items[i], over: weight + at.items[i].weight - 5) }; bag.append(at.items.remove(at: i)); return "taken \(n)"
    case .drop(let n): guard let i = bag.firstIndex(where: { $0.name == n }) else { throw GameError.missing(n) }; at.items.append(bag.remove(at: i)); return "dropped"
    case .look: return "\(at.name): \(at.items.map(\.name)) exits \(at.exits.keys.map(\.rawValue).sorted())"; case .inventory: return bag.isEmpty ? "nothing" : bag.map { "\($0.name)(\($0.weight))" }.joined(separator: ","); case .quit: return nil
    case .chain(let cs): var out: [String] = []; for c in cs { guard let s = try run(c) else { return nil }; out.append(s) }; return out.joined(separator: " | ") } } }
enum GameError: Error { case noExit(Direction, from: Room), missing(String), tooHeavy(Item, over: Int) }
let hall = Room("Hall", items: "lamp", "anvil:9"), cave = Room("Cave", items: "gold:3", "rock:2"); hall.connect(.north, cave); cave.connect(.east, Room("Pit"), oneWay: true)
var p = Player(at: hall)
for line in ["look", "take lamp; go n; take gold", "take rock", "i", "go west", "go up", "get", "", "dance now please", "drop lamp;look", "go e", "go w", "take anvil", "quit", "look"] {
  switch Command.parse(line) { case .failure(let e): print("?", e); case .success(let c): do { guard let s = try p.run(c) else { print("bye", c); break }; print(s) } catch GameError.tooHeavy(let i, over: let o) { print("too heavy", i, o) } catch { print("!", error) } } }
print(p.moves, p.visited.map(\.name).sorted(), p.weight, Command.parse("") == .failure(.empty), p.at, [p.at])
extension Result where Success == Command { static func == (a: Self, b: Self) -> Bool where Failure: Equatable { if case .failure(let x) = a, case .failure(let y) = b { x == y } else { false } } }

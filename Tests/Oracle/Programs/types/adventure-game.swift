enum Direction: String, CaseIterable { case north, south, east, west; var opposite: Direction { switch self { case .north: .south; case .south: .north; case .east: .west; case .west: .east } }
  init?(_ s: some StringProtocol) { guard let d = Self.allCases.first(where: { $0.rawValue.hasPrefix(s.lowercased()) }) else { return nil }; self = d } }
final class Room: CustomStringConvertible { let name: String; var exits: [Direction: Room] = [:]; var items: [String]; unowned var world: World
  init(_ n: String, items: [String] = [], in w: World) { name = n; self.items = items; world = w; w.rooms.append(self) }
  var description: String { "\(name) [\(exits.keys.map(\.rawValue).sorted().joined(separator: "/"))] items: \(items.isEmpty ? "none" : items.formattedList)" }
  @discardableResult func link(_ d: Direction, to r: Room) -> Room { exits[d] = r; r.exits[d.opposite] = self; return r }; deinit { print("room \(name) gone") } }
extension [String] { var formattedList: String { switch count { case 0: ""; case 1: self[0]; case 2: self[0] + " and " + self[1]; default: dropLast().joined(separator: ", ") + ", and " + last! } } }
final class World { var rooms: [Room] = []; deinit { print("world gone") } }
enum Command { case go(Direction), take(String), drop(String), look, inventory, quit, unknown(String)
  init(parsing l: String) { let w = l.split(separator: " ").map { $0.lowercased() }; switch (w.first, w.dropFirst().first) { case ("go", let d?): self = Direction(d).map(Command.go) ?? .unknown(l); case ("take", let i?), ("get", let i?): self = .take(i); case ("drop", .some(let i)): self = .drop(i); case ("look", nil), ("l", _): self = .look; case ("i", _): self = .inventory; case ("quit", _): self = .quit; case (let v?, nil) where Direction(v) != nil: self = .go(Direction(v)!); default: self = .unknown(l) } } }
struct Game { private(set) var room: Room; var bag: [String] = [] { willSet { if newValue.count > bag.count { print("(bag: \(newValue.count))") } } }; private var moves = 0; init(start: Room) { room = start }
  mutating func run(_ c: Command) -> Bool { defer { moves += 1 }; switch c { case .go(let d): if let r = room.exits[d] { room = r; print(room) } else { print("No way \(d)") }
    case .take(let i): if let k = room.items.firstIndex(of: i) { bag.append(room.items.remove(at: k)) } else { print("no \(i)") }
    case .drop(let i) where bag.contains(i): bag.removeAll { $0 == i }; room.items.append(i); case .drop: print("you lack that"); case .look: print(room); case .inventory: print(bag.isEmpty ? "empty" : bag.formattedList); case .quit: print("bye after \(moves)"); return false; case .unknown(let s): print("?", s) }; return true } }
func play() { let w = World(); let hall = Room("Hall", items: ["lamp", "key", "map"], in: w); hall.link(.north, to: Room("Attic", in: w)).link(.east, to: Room("Roof", items: ["rope"], in: w)); var g = Game(start: hall)
  for l in ["look", "take lamp", "get key", "take x", "n", "drop lamp", "go E", "take rope", "i", "go up", "dance", "w", "look", "s", "s", "drop zz", "quit", "look"] { print(">", l); guard g.run(Command(parsing: l)) else { break } }; for r in w.rooms { r.exits = [:] } }
play(); print(Command.go(.north), Command.look, Direction("w") as Any, Direction.allCases.map { "\($0)→\($0.opposite)" })

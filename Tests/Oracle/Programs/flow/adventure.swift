enum Direction: String, CaseIterable { case north, south, east, west
  var opposite: Direction { switch self { case .north: return .south; case .south: return .north; case .east: return .west; case .west: return .east } } }
class Room { let name: String; private(set) var exits: [Direction: Room] = [:]; var items: Set<String>; init(_ name: String, items: Set<String> = []) { self.name = name; self.items = items }
  func connect(_ d: Direction, to room: Room) { exits[d] = room; room.exits[d.opposite] = self } }
enum Command { case go(Direction), take(String), drop(String), look, inventory, quit, unknown(String)
  init(_ text: String) {
    let words = text.lowercased().split(separator: " ").map(String.init)
    switch (words.first, words.dropFirst().first) {
    case ("go"?, let d?): if let direction = Direction(rawValue: d) { self = .go(direction) } else { self = .unknown(text) }
    case let (d?, nil) where Direction(rawValue: d) != nil: self = .go(Direction(rawValue: d)!)
    case ("take"?, let item?): self = .take(item)
    case ("drop"?, let item?): self = .drop(item)
    case ("look"?, nil): self = .look
    case ("inventory"?, _), ("i"?, _): self = .inventory
    case ("quit"?, _): self = .quit
    default: self = .unknown(text)
    }
  } }
struct Game {
  private(set) var here: Room; private var bag: Set<String> = []; private(set) var isOver = false; private var moves = 0
  init(start: Room) { here = start }
  mutating func run(_ text: String) -> String {
    defer { moves += 1 }
    switch Command(text) {
    case .go(let d):
      guard let next = here.exits[d] else { return "no way \(d)" }
      here = next; return describe()
    case .take(let item) where here.items.contains(item): here.items.remove(item); bag.insert(item); return "taken: \(item)"
    case .take(let item): return "no \(item) here"
    case .drop(let item): guard let it = bag.remove(item) else { return "you have no \(item)" }; here.items.insert(it); return "dropped"
    case .look: return describe()
    case .inventory: return bag.isEmpty ? "nothing" : bag.sorted().joined(separator: ", ")
    case .quit: isOver = true; return "bye after \(moves) moves"
    case .unknown(let t): return "what is '\(t)'?"
    }
  }
  private func describe() -> String { let exits = Direction.allCases.filter { here.exits[$0] != nil }.map(\.rawValue); return "\(here.name) [\(exits.joined(separator: " "))]" + (here.items.isEmpty ? "" : " items: \(here.items.sorted())") }
}
let hall = Room("Hall", items: ["lamp", "key"]), cellar = Room("Cellar"), garden = Room("Garden", items: ["rose"])
hall.connect(.south, to: cellar); hall.connect(.east, to: garden)
var game = Game(start: hall)
for line in ["look", "take lamp", "take sword", "go south", "drop lamp", "go west", "north", "go up", "i", "east", "take rose", "inventory", "dance", "quit", "look"] {
  print(">", line); print(game.run(line)); if game.isOver { break }
}
print(cellar.items, hall.items, game.here.name, Direction(rawValue: "up") as Any)

enum Direction: String, CaseIterable { case north, east, south, west
  var opposite: Direction {
    let all = Direction.allCases
    return all[(all.firstIndex(of: self)! + 2) % all.count]
  }
}
final class Room {
  let name: String
  var items: Set<String>
  private(set) var exits: [Direction: Room] = [:]
  init(_ name: String, items: Set<String> = []) { self.name = name; self.items = items }
  func connect(_ direction: Direction, _ room: Room) {
    exits[direction] = room
    room.exits[direction.opposite] = self
  }
}
enum Command {
  case go(Direction), take(String), drop(String), look, inventory, unknown(String)
  init(_ line: String) {
    let words = line.lowercased().split(separator: " ").map(String.init)
    switch (words.first, words.dropFirst().first) {
    case ("go"?, let where_?):
      if let direction = Direction(rawValue: where_) { self = .go(direction) } else { self = .unknown(line) }
    case ("take"?, let item?): self = .take(item)
    case ("drop"?, let item?): self = .drop(item)
    case ("look", nil): self = .look
    case ("inventory", nil), ("i", nil): self = .inventory
    default: self = .unknown(line)
    }
  }
}
struct Game {
  var room: Room
  var bag: [String] = []
  var turns = 0
  mutating func perform(_ command: Command) -> String {
    defer { turns += 1 }
    switch command {
    case .go(let direction):
      guard let next = room.exits[direction] else { return "There is a wall in the \(direction)." }
      room = next
      return "You are in the \(room.name)."
    case .take(let item) where bag.count >= 2: return "Your hands are full; the \(item) stays."
    case .take(let item):
      guard room.items.remove(item) != nil else { return "There is no \(item) here." }
      bag.append(item)
      return "Taken: \(item)."
    case .drop(let item):
      guard let index = bag.firstIndex(of: item) else { return "You have no \(item)." }
      room.items.insert(bag.remove(at: index))
      return "Dropped: \(item)."
    case .look:
      let seen = room.items.isEmpty ? "nothing" : room.items.sorted().joined(separator: ", ")
      let doors = Direction.allCases.filter { room.exits[$0] != nil }.map(\.rawValue)
      return "\(room.name): \(seen); doors: \(doors.joined(separator: " "))"
    case .inventory: return bag.isEmpty ? "Nothing." : bag.joined(separator: ", ")
    case .unknown(let text): return "What is '\(text)'?"
    }
  }
}
let hall = Room("hall", items: ["lamp"]), kitchen = Room("kitchen", items: ["knife", "apple"]), garden = Room("garden")
hall.connect(.north, kitchen)
kitchen.connect(.east, garden)
var game = Game(room: hall)
for line in ["look", "take lamp", "go west", "GO north", "take knife", "take apple", "i", "drop lamp", "look", "fly", "go up", "go east", "go west", "go south", "look"] {
  print("> \(line)\n\(game.perform(Command(line)))")
}
print(game.turns, game.bag, kitchen.items.sorted())

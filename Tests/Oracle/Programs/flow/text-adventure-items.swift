enum Direction: String, CaseIterable { case north, south, east, west
  var opposite: Direction { switch self { case .north: .south; case .south: .north; case .east: .west; case .west: .east } }
  init?(abbreviation s: Substring) { guard let m = Self.allCases.first(where: { $0.rawValue.hasPrefix(s) && !s.isEmpty }) else { return nil }; self = m } }
struct Item: Hashable, CustomStringConvertible { let name: String; var weight = 1; var description: String { weight > 1 ? "\(name) (\(weight)kg)" : name } }
final class Room { let title: String; var exits: [Direction: Room] = [:]; var items: Set<Item> = []; var locked = Set<Direction>()
  init(_ t: String) { title = t }
  func connect(_ d: Direction, to r: Room, locked: Bool = false) -> Self { exits[d] = r; r.exits[d.opposite] = self; if locked { self.locked.insert(d) }; return self } }
enum Command { case go(Direction), take(String), drop(String), look, inventory, unlock(Direction), quit
  static func parse(_ line: String) throws -> Command {
    let w = line.split(separator: " ").map { $0.lowercased() }
    switch (w.first, w.dropFirst().first) {
    case ("go"?, let d?), (let d?, nil) where Direction(abbreviation: d[...]) != nil: return .go(Direction(abbreviation: d[...])!)
    case ("take"?, let x?): return .take(x)
    case ("drop"?, let x?): return .drop(x)
    case ("look", nil), ("l", nil): return .look
    case ("inventory" , nil), ("i", nil): return .inventory
    case ("unlock"?, let d?): guard let dir = Direction(rawValue: d) else { throw GameError.badDirection(d) }; return .unlock(dir)
    case ("quit", _): return .quit
    case (nil, _): throw GameError.empty
    default: throw GameError.unknown(line) } } }
enum GameError: Error { case empty, unknown(String), badDirection(String), locked(Direction), noExit, noItem(String), tooHeavy(Item, limit: Int) }
extension GameError: CustomStringConvertible { var description: String { switch self { case .empty: "Say something."; case .unknown(let s): "I don't know '\(s)'."; case .badDirection(let d): "\(d) is no direction"; case .locked(let d): "The \(d) door is locked."; case .noExit: "You can't go that way."; case .noItem(let n): "No \(n) here."; case let .tooHeavy(i, limit: l): "\(i) is too heavy (limit \(l))" } } }
struct Game { var room: Room; var bag: [Item] = []; var moves = 0; private(set) var isOver = false
  var load: Int { bag.lazy.map(\.weight).reduce(0, +) }
  mutating func run(_ line: String) { print("> \(line)"); do { try perform(.parse(line)); moves += 1 } catch let e as GameError { print(e) } catch { fatalError("\(error)") } }
  private mutating func perform(_ c: Command) throws {
    switch c {
    case .go(let d): guard let next = room.exits[d] else { throw GameError.noExit }; guard !room.locked.contains(d) else { throw GameError.locked(d) }; room = next; print("** \(room.title) **")
    case .look: print("** \(room.title) **"); if !room.items.isEmpty { print("You see:", room.items.map(\.description).sorted().joined(separator: ", ")) }; print("Exits:", Direction.allCases.filter { room.exits.keys.contains($0) }.map { "\($0)" }.joined(separator: " "))
    case .take(let n): guard let i = room.items.first(where: { $0.name == n }) else { throw GameError.noItem(n) }; guard load + i.weight <= 10 else { throw GameError.tooHeavy(i, limit: 10) }; room.items.remove(i); bag.append(i); print("Taken.")
    case .drop(let n): guard let k = bag.firstIndex(where: { $0.name == n }) else { throw GameError.noItem(n) }; room.items.insert(bag.remove(at: k)); print("Dropped.")
    case .inventory: print(bag.isEmpty ? "Nothing." : bag.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n"))
    case .unlock(let d) where bag.contains { $0.name == "key" }: print(room.locked.remove(d) == nil ? "Not locked." : "Click!")
    case .unlock: print("With what?")
    case .quit: isOver = true; print("Bye after \(moves) moves") } } }
let hall = Room("Hall"), cellar = Room("Cellar"), attic = Room("Attic")
_ = hall.connect(.south, to: cellar).connect(.north, to: attic, locked: true)
cellar.items = [Item(name: "key"), Item(name: "anvil", weight: 12), Item(name: "lamp", weight: 2)]
var g = Game(room: hall)
for l in ["look", "n", "s", "take anvil", "take key", "take lamp", "i", "go n", "unlock north", "unlock north", "unlock up", "n", "w", "drop key", "dance wildly", "", "l", "quit"] where !g.isOver { g.run(l) }
print(g.bag, g.room === attic, g.room.items.first as Any)

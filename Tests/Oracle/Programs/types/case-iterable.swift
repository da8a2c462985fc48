enum Suit: String, CaseIterable { case clubs = "♣", diamonds = "♦", hearts = "♥", spades = "♠"
  var isRed: Bool { self == .diamonds || self == .hearts } }
enum Rank: Int, CaseIterable { case two = 2, three, jack = 11, ace = 14 }
struct Card: Hashable { let suit: Suit; let rank: Rank }
let deck = Suit.allCases.flatMap { suit in Rank.allCases.map { Card(suit: suit, rank: $0) } }
print(deck.count, deck.filter { $0.suit.isRed }.count, deck[5], Set(deck).count)
print(Suit.allCases.map(\.rawValue).joined(), Rank(rawValue: 3)!, Rank(rawValue: 4) as Any, Suit(rawValue: "♠") == .spades)
print(Rank.allCases.map { $0.rawValue }.reduce(0, +), Suit.allCases.firstIndex(of: .hearts)!)
enum Direction: CaseIterable { case north, east, south, west
  var next: Direction { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }
  var opposite: Self { next.next } }
print(Direction.west.next, Direction.north.opposite, Direction.allCases.map { "\($0)".first! })
extension CaseIterable where Self: Equatable { var index: Int { Array(Self.allCases).firstIndex(of: self)! } }
print(Suit.hearts.index, Direction.south.index)
for (i, d) in Direction.allCases.enumerated() where i % 2 == 0 { print(i, d) }
func randomly<T: CaseIterable>(_ type: T.Type) -> Int { type.allCases.count }
print(randomly(Suit.self), randomly(Direction.self))

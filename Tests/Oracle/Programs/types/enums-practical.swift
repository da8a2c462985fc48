enum Suit: String, CaseIterable, Comparable {
  case clubs = "♣", diamonds = "♦", hearts = "♥", spades = "♠"
  static func < (a: Suit, b: Suit) -> Bool { allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)! }
  var isRed: Bool { self == .diamonds || self == .hearts }
}
enum Rank: Int, CaseIterable, CustomStringConvertible {
  case two = 2, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace
  var description: String {
    switch self {
    case .jack, .queen, .king, .ace: String("\(name.first!)").uppercased()
    default: String(rawValue)
    }
  }
  private var name: String { ["jack", "queen", "king", "ace"][rawValue - 11] }
}
struct Card: Hashable, CustomStringConvertible {
  let rank: Rank, suit: Suit
  var description: String { "\(rank)\(suit.rawValue)" }
  static let deck = Suit.allCases.flatMap { suit in Rank.allCases.map { Card(rank: $0, suit: suit) } }
}
enum Hand: Comparable { case high(Int), pair(Int), twoPairs, three, straight, flush, full, four
  init(_ cards: [Card]) {
    let groups = Dictionary(grouping: cards, by: \.rank).values.map(\.count).sorted(by: >)
    let ranks = cards.map(\.rank.rawValue).sorted()
    let isFlush = Set(cards.map(\.suit)).count == 1
    let isStraight = groups.count == 5 && ranks[4] - ranks[0] == 4
    switch (groups[0], groups.count) {
    case (4, _): self = .four
    case (3, 2): self = .full
    case _ where isFlush: self = .flush
    case _ where isStraight: self = .straight
    case (3, _): self = .three
    case (2, 3): self = .twoPairs
    case (2, _): self = .pair(ranks.first { rank in ranks.filter { $0 == rank }.count == 2 }!)
    default: self = .high(ranks[4])
    }
  }
}
print(Card.deck.count, Card.deck.first!, Card.deck.last!, Card.deck.filter(\.suit.isRed).count)
func cards(_ text: String) -> [Card] {
  text.split(separator: " ").map { word in
    let rank = Rank.allCases.first { "\($0)" == word.dropLast() }!
    return Card(rank: rank, suit: Suit(rawValue: String(word.last!))!)
  }
}
let hands = ["2♣ 3♣ 4♦ 5♣ 6♥", "A♣ A♦ 3♣ 4♥ 5♥", "K♣ K♦ K♥ 2♣ 2♥", "2♠ 9♠ 4♠ J♠ Q♠", "A♣ 3♦ 9♥ 8♣ 7♣", "5♣ 5♦ 5♥ 5♠ A♣"].map { Hand(cards($0)) }
print(hands.sorted())
print(Hand.pair(3) < .pair(9), Hand.flush > .straight, max(Hand.high(14), .pair(2)))
enum Planet: Double { case earth = 9.81, moon = 1.62
  static let home = Planet.earth
  func weight(of mass: Double) -> Double { mass * rawValue }
}
print(Planet.moon.weight(of: 10), Planet(rawValue: 9.81) == .home, Planet(rawValue: 1) as Any)
enum Level: Int { case low = 1, mid = 5, high
  mutating func raise() { self = Level(rawValue: rawValue + 1) ?? .high }
  static prefix func ++ (level: inout Level) -> Level { level.raise(); return level }
}
prefix operator ++
var level = Level.mid
print(++level, level, Level.high.rawValue, Suit.hearts > .clubs, Suit.allCases.map(\.rawValue).joined())
@frozen enum Loading<Value, Failure: Error> { case idle, loading(progress: Double), loaded(Value), failed(Failure)
  var value: Value? { if case .loaded(let value) = self { value } else { nil } }
  func map<T>(_ change: (Value) -> T) -> Loading<T, Failure> {
    switch self {
    case .idle: .idle
    case .loading(let progress): .loading(progress: progress)
    case .loaded(let value): .loaded(change(value))
    case .failed(let failure): .failed(failure)
    }
  }
}
struct Oops: Error {}
let states: [Loading<Int, Oops>] = [.idle, .loading(progress: 0.5), .loaded(3), .failed(Oops())]
print(states.map { $0.map { $0 * 2 } })
print(states.compactMap(\.value))

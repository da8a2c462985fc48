struct Point: Hashable, Comparable {
  var x = 0, y = 0
  static func < (a: Point, b: Point) -> Bool { (a.x, a.y) < (b.x, b.y) }
}
enum Suit: String, CaseIterable { case hearts, spades; var symbol: Character { self == .hearts ? "h" : "s" } }
enum Card: Equatable { case joker; case plain(Suit, Int) }
print(Point() == Point(x: 1), [Point(), Point(y: 2)].sorted(), Card.plain(.hearts, 1) != .joker)
print(Suit.allCases.map(\.rawValue), Suit(rawValue: "spades")?.symbol ?? "?", Set([Point()]).contains(Point()))

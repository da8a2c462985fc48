struct Deck {
  enum Suit: String { case a, b }
  struct Card { let suit: Suit; var value = 1; static let joker = Card(suit: .a, value: 0)
    enum Face { case up, down; var flipped: Face { self == .up ? .down : .up } }
    var face = Face.down }
  typealias Hand = [Card]
  var cards: Hand = [Card(suit: .b), .joker]
  class Dealer { var deck = Deck(); func deal() -> Card? { deck.cards.popLast() } }
}
let dealer = Deck.Dealer()
print(dealer.deal()!.value, dealer.deal()!.suit, dealer.deal() == nil)
print(Deck.Card.joker.face.flipped, Deck.Suit.a.rawValue, Deck.Card.self, Deck.Card.Face.up)
let hand: Deck.Hand = [.joker]
print(hand.count, String(reflecting: Deck.Card.Face.down))
extension Deck { struct Rules { static var max = 5 }; static func rules() -> Int { Rules.max } }
Deck.Rules.max += 1
print(Deck.rules())
struct Outer<T> { struct Inner { var t: T; var count: Int }; var inner: Inner; enum State { case idle, busy(T) } }
let o = Outer(inner: .init(t: "x", count: 2))
print(o.inner.t, Outer<Int>.Inner(t: 1, count: 1), Outer<Int>.State.busy(3))
func local() -> Int { struct Local { var n = 3; func twice() -> Int { n * 2 } }; enum E { case a, b }; return Local().twice() + (E.a == .b ? 1 : 0) }
print(local())

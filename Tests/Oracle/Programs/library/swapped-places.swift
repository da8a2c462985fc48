struct Deck { var cards = [1, 2, 3, 4]; mutating func flip() { cards.swapAt(0, cards.count - 1) } }
final class Table { var rows = [[1, 2], [3, 4]]; var maybe: [Int]? = [7, 8]; var none: [Int]? }
var deck = Deck()
deck.flip()
print(deck.cards)
let table = Table()
table.rows[1].swapAt(0, 1)
table.rows.swapAt(1, 0)
table.maybe?.swapAt(0, 1)
table.none?.swapAt(0, 1)
table.maybe!.swapAt(1, 0)
print(table.rows, table.maybe as Any, table.none as Any)
func shuffle(_ list: inout [String]) {
  var i = 0;
  list.swapAt(
    {
      i += 1; return i
    }(),
    {
      i += 1; return i
    }())
}
var names = ["a", "b", "c"]
shuffle(&names)
print(names)
var copy = names
copy.swapAt(0, 0)
copy.swapAt(2, 0)
print(names, copy)
var total: [Int?] = [nil, 2]
total.swapAt(0, 1)
print(total)
var slice = [1, 2, 3, 4][1...]
slice.swapAt(1, 3)
print(slice)
names.swapAt(1, 3)

typealias Metres = Distance
typealias Distance = Metres

typealias Own = Own
struct Shop: Own {}

struct Shelf<Item> {
  typealias Items = Items
  var items: Items
}

func total(_ distances: [Distance]) -> Int { distances.count }

let first = first

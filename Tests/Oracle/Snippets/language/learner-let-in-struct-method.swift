struct Player {
  let name: String
  var score = 0
  func win() { score += 1 }
  mutating func rename(_ new: String) { name = new }
}
let p = Player(name: "Ann")
p.score = 3
p.win()
var q = p
q.name = "Bob"

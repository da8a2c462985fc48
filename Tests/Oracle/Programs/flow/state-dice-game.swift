struct Random: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
enum Phase: Equatable {
  case waiting
  case rolling(turn: Int, player: String)
  case finished(winner: String, points: Int)
}
enum Action { case start, roll, hold, quit }

struct Game {
  private(set) var phase = Phase.waiting
  private var random: Random
  private var players: [(name: String, points: Int)]
  private var current = 0
  private var pot = 0
  private(set) var log: [String] = []
  let goal: Int

  init(_ names: String..., seed: UInt64, goal: Int = 30) {
    players = names.map { ($0, 0) }
    random = Random(state: seed)
    self.goal = goal
  }
  private mutating func die() -> Int { Int(random.next() % 6) + 1 }
  private mutating func pass(_ turn: Int) {
    pot = 0
    current = (current + 1) % players.count
    phase = .rolling(turn: turn + 1, player: players[current].name)
  }
  mutating func handle(_ action: Action) {
    switch (phase, action) {
    case (.waiting, .start): phase = .rolling(turn: 1, player: players[current].name)
    case (.rolling(let turn, let player), .roll):
      let value = die()
      if value == 1 {
        log.append("\(player) loses \(pot)")
        pass(turn)
      } else {
        pot += value
      }
    case (.rolling(let turn, _), .hold):
      players[current].points += pot
      log.append("\(players[current].name) +\(pot)")
      if players[current].points >= goal {
        phase = .finished(winner: players[current].name, points: players[current].points)
      } else {
        pass(turn)
      }
    case (.rolling, .quit), (.waiting, .quit):
      let best = players.max { $0.points < $1.points }!
      phase = .finished(winner: best.name, points: best.points)
    case (.finished, _): log.append("over")
    case (.waiting, _), (.rolling, .start): log.append("ignored \(action)")
    }
  }
  var scores: String { players.map { "\($0.name)=\($0.points)" }.joined(separator: " ") }
  mutating func play(holdingAt limit: Int) {
    var steps = 0
    while case .rolling = phase, steps < 200 {
      handle(pot >= limit ? .hold : .roll)
      steps += 1
    }
  }
}
for seed: UInt64 in [7, 42, 99] {
  var game = Game("Ann", "Bob", seed: seed)
  game.handle(.roll)
  game.handle(.start)
  game.play(holdingAt: 8)
  print(game.phase, game.scores)
  print("  ", game.log.prefix(5).joined(separator: ", "), game.log.count)
  game.handle(.roll)
  print("  ", game.log.last!)
}
var quick = Game("A", "B", "C", seed: 1, goal: 5)
quick.handle(.start)
quick.handle(.quit)
print(quick.phase == .finished(winner: "A", points: 0), quick.phase)
var list = Array(1...8)
var generator = Random(state: 5)
list.shuffle(using: &generator)
print(list.sorted() == Array(1...8), (1...6).randomElement(using: &generator).map { (1...6).contains($0) } ?? false)

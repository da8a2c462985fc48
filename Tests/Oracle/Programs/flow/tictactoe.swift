enum Player: String { case x = "X", o = "O"; var other: Player { self == .x ? .o : .x } }
struct Board {
  enum Outcome: Equatable { case winner(Player), draw, open }
  private(set) var cells: [Player?] = Array(repeating: nil, count: 9)
  static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
  var free: [Int] { cells.indices.filter { cells[$0] == nil } }
  mutating func play(_ player: Player, at index: Int) -> Bool {
    guard cells.indices ~= index, cells[index] == nil else { return false }
    cells[index] = player
    return true
  }
  var outcome: Outcome {
    for line in Self.lines {
      if let first = cells[line[0]], line.allSatisfy({ cells[$0] == first }) { return .winner(first) }
    }
    return free.isEmpty ? .draw : .open
  }
  func score(for me: Player, turn: Player, depth: Int = 0) -> Int {
    switch outcome {
    case .winner(me): return 10 - depth
    case .winner: return depth - 10
    case .draw: return 0
    case .open:
      let scores = free.map { move -> Int in
        var copy = self
        _ = copy.play(turn, at: move)
        return copy.score(for: me, turn: turn.other, depth: depth + 1)
      }
      return turn == me ? scores.max()! : scores.min()!
    }
  }
  func best(for player: Player) -> Int? {
    free.map { move -> (move: Int, score: Int) in
      var copy = self
      _ = copy.play(player, at: move)
      return (move, copy.score(for: player, turn: player.other))
    }.max { $0.score < $1.score }?.move
  }
}
extension Board: CustomStringConvertible {
  var description: String {
    stride(from: 0, to: 9, by: 3)
      .map { row in (row..<row + 3).map { cells[$0]?.rawValue ?? "." }.joined(separator: " ") }
      .joined(separator: "\n")
  }
}
var board = Board()
for (move, player) in zip([0, 4, 1], [Player.x, .o, .x]) { print(board.play(player, at: move)) }
print(board.play(.o, at: 4), board.play(.o, at: 99))
print(board)
var turn = Player.o
while case .open = board.outcome, let move = board.best(for: turn) {
  _ = board.play(turn, at: move)
  print("\(turn.rawValue) plays \(move)")
  turn = turn.other
}
print(board, board.outcome, separator: "\n")

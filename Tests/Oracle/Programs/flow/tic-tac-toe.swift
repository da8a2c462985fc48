enum Player: Character { case cross = "X", nought = "O"
  var other: Player { self == .cross ? .nought : .cross }
}
struct Board {
  private var cells: [Player?] = Array(repeating: nil, count: 9)
  enum MoveError: Error, CustomStringConvertible {
    case taken(Int), outside(Int), over
    var description: String {
      switch self {
      case .taken(let cell): return "cell \(cell) is taken"
      case .outside(let cell): return "there is no cell \(cell)"
      case .over: return "the game is over"
      }
    }
  }
  static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
  var winner: Player? {
    for line in Board.lines {
      if let first = cells[line[0]], line.allSatisfy({ cells[$0] == first }) { return first }
    }
    return nil
  }
  var isFull: Bool { cells.allSatisfy { $0 != nil } }
  var free: [Int] { cells.indices.filter { cells[$0] == nil } }
  mutating func play(_ player: Player, at cell: Int) throws {
    guard cells.indices.contains(cell) else { throw MoveError.outside(cell) }
    guard winner == nil, !isFull else { throw MoveError.over }
    guard cells[cell] == nil else { throw MoveError.taken(cell) }
    cells[cell] = player
  }
  /// The best score that `player` can reach, and the move for it.
  func best(for player: Player, turn: Player? = nil) -> (score: Int, move: Int?) {
    let turn = turn ?? player
    if let winner { return (winner == player ? 1 : -1, nil) }
    if isFull { return (0, nil) }
    var found: (score: Int, move: Int?) = (turn == player ? -2 : 2, nil)
    for cell in free {
      var copy = self
      try! copy.play(turn, at: cell)
      let score = copy.best(for: player, turn: turn.other).score
      if turn == player ? score > found.score : score < found.score { found = (score, cell) }
    }
    return found
  }
}
extension Board: CustomStringConvertible {
  var description: String {
    stride(from: 0, to: 9, by: 3).map { row in
      cells[row..<row + 3].map { String($0?.rawValue ?? ".") }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}
var board = Board()
var turn = Player.cross
for move in [4, 4, 0, 12, 8, 2] {
  do {
    try board.play(turn, at: move)
    turn = turn.other
  } catch let error as Board.MoveError {
    print("no:", error)
  } catch { print("other", error) }
}
print(board, board.free, board.winner as Any, separator: "\n")
while board.winner == nil, !board.isFull {
  let move = board.best(for: turn).move!
  print(turn.rawValue, "takes", move)
  try board.play(turn, at: move)
  turn = turn.other
}
print(board)
print(board.winner.map { "\($0) wins" } ?? "a draw")
do { try board.play(.cross, at: 1) } catch { print(error) }

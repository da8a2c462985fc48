struct Position: Hashable { var x, y: Int; static func + (a: Position, b: (Int, Int)) -> Position { Position(x: a.x + b.0, y: a.y + b.1) } }
enum Piece: Character { case x = "X", o = "O"; var other: Piece { self == .x ? .o : .x }; mutating func flip() { self = other } }
struct Board: CustomStringConvertible, Equatable {
  private var cells: [[Piece?]] = Array(repeating: Array(repeating: nil, count: 3), count: 3)
  subscript(p: Position) -> Piece? { get { cells[p.y][p.x] } set { cells[p.y][p.x] = newValue } }
  static let lines: [[Position]] = { var l = (0..<3).flatMap { i in [(0..<3).map { Position(x: $0, y: i) }, (0..<3).map { Position(x: i, y: $0) }] }; l += [(0..<3).map { Position(x: $0, y: $0) }, (0..<3).map { Position(x: 2 - $0, y: $0) }]; return l }()
  var empty: [Position] { (0..<9).map { Position(x: $0 % 3, y: $0 / 3) }.filter { self[$0] == nil } }
  var winner: Piece? { for line in Board.lines { if let p = self[line[0]], line.allSatisfy({ self[$0] == p }) { return p } }; return nil }
  var isOver: Bool { winner != nil || empty.isEmpty }
  var description: String { cells.map { $0.map { $0.map { String($0.rawValue) } ?? "." }.joined(separator: " ") }.joined(separator: "\n") }
  func playing(_ p: Position, _ piece: Piece) -> Board { var b = self; b[p] = piece; return b }
}
protocol Player { var name: String { get }; func choose(on b: Board, as p: Piece) -> Position? }
struct FirstFree: Player { let name = "first"; func choose(on b: Board, as p: Piece) -> Position? { b.empty.first } }
final class Minimax: Player { let name = "minimax"; private(set) var nodes = 0; private var memo: [String: Int] = [:]
  func choose(on b: Board, as p: Piece) -> Position? { b.empty.max { (score(b.playing($0, p), p.other, me: p), -$0.y * 3 - $0.x) < (score(b.playing($1, p), p.other, me: p), -$1.y * 3 - $1.x) } }
  private func score(_ b: Board, _ turn: Piece, me: Piece, _ depth: Int = 0) -> Int { let key = "\(b)\(turn)"; if let s = memo[key] { return s }; nodes += 1; defer { _ = depth }; let s: Int; if let w = b.winner { s = w == me ? 10 : -10 } else if b.empty.isEmpty { s = 0 } else { let all = b.empty.map { score(b.playing($0, turn), turn.other, me: me, depth + 1) }; s = turn == me ? all.max()! : all.min()! }; memo[key] = s; return s } }
struct Game { var board = Board(); var turn = Piece.x; let players: [Piece: any Player]; var log: [String] = []; enum Result { case win(Piece, by: String), draw }
  mutating func play(verbose: Bool = false) -> Result { while !board.isOver { guard let p = players[turn]?.choose(on: board, as: turn) else { break }; assert(board[p] == nil, "occupied"); board[p] = turn; log.append("\(turn.rawValue)@\(p.x),\(p.y)"); if verbose { print(board, "\n---") }; turn.flip() }; return board.winner.map { .win($0, by: players[$0]!.name) } ?? .draw } }
var b = Board(); b[Position(x: 1, y: 1)] = .x; for p in [(0, 0), (2, 2)] { b[Position(x: p.0, y: p.1)] = .o }; print(b, b.winner as Any, b.empty.count, Board.lines.count)
let mm = Minimax(); var g = Game(players: [.x: FirstFree(), .o: mm]); print(g.play(), g.log, g.board, separator: "\n")
for n in [4, 8] { struct Life { var alive: Set<Position>; mutating func step() { let around = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]; let counts = alive.flatMap { c in around.map { c + $0 } }.reduce(into: [Position: Int]()) { $0[$1, default: 0] += 1 }; alive = Set(counts.filter { $1 == 3 || $1 == 2 && alive.contains($0) }.map(\.key)) } }; var life = Life(alive: [.init(x: 1, y: 0), .init(x: 2, y: 1), .init(x: 0, y: 2), .init(x: 1, y: 2), .init(x: 2, y: 2)]); for _ in 0..<n { life.step() }; print(n, life.alive.map { "\($0.x),\($0.y)" }.sorted()) }
let deck = ["♠", "♥"].flatMap { s in (1...3).map { "\($0)\(s)" } }; print(deck, deck.filter { $0.hasSuffix("♥") }.map { $0.dropLast() }, Piece(rawValue: "Z") as Any, Piece.x.other.rawValue)
print(b[Position(x: 3, y: 0)] as Any)

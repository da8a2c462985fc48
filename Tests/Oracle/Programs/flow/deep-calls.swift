// Calls as deep as data are long: plain and through an enum; less so through the library's closures.
func sum(to n: Int) -> Int { n == 0 ? 0 : n + sum(to: n - 1) }
print(sum(to: 20_000))

let edges = (0..<200).map { [$0 + 1] } + [[]]
var seen: Set<Int> = []
func visit(_ node: Int) {
  guard seen.insert(node).inserted else { return }
  edges[node].forEach(visit)
}
visit(0)
print(seen.count)

func total(_ n: Int) -> Int { n == 0 ? 0 : [n].map { $0 + total($0 - 1) }.reduce(0, +) }
print(total(100))

indirect enum Chain {
  case end
  case link(Int, Chain)

  var length: Int {
    switch self {
    case .end: 0
    case .link(_, let rest): 1 + rest.length
    }
  }
}
var chain = Chain.end
for number in 0..<4_000 { chain = .link(number, chain) }
print(chain.length)

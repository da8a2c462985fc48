enum Kind { case a, b }
let x = [.a, .b].first
let y: Kind = [.a, .z].first!
print([.a].count)
let z = .a

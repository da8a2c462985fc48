let table: [String: (Int...) -> Int] = [
  "sum": { (xs: Int...) in xs.reduce(0, +) },
  "count": { (xs: Int...) in xs.count },
]
func total(_ xs: Int...) -> Int { xs.reduce(0, +) }
let more: [String: (Int...) -> Int] = ["total": total]
print(table["sum"]!(1, 2, 3), more["total"]?(1, 2) ?? 0)

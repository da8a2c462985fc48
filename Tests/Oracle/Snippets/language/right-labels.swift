func find(_ grid: [[Int]], _ target: Int) -> (Int, Int)? {
  outer: for (r, row) in grid.enumerated() {
    for (c, value) in row.enumerated() {
      if value < 0 { continue outer }
      if value == target { return (r, c) }
      if value > 100 { break outer }
    }
  }
  return nil
}

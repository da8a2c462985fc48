// A closure's declared result says what the parameters of one type with it are.
let widths = [3.0, 4, 5]
let (lanes, count, _) = widths.reduce(([], 0, 0.0)) { (sum, width) -> ([Int], Int, Double) in
  var (lanes, index, total) = sum
  lanes.append(index)
  index += 1
  total += width
  return (lanes, index, total)
}
let squares = [1, 2].reduce([:]) { (found, x) -> [Int: Int] in
  var found = found
  found[x] = x * x
  return found
}
let last = [1, 2].reduce(nil) { (sum, x) -> Int? in (sum ?? 0) + x }
print(lanes, count, squares.count, last as Any)

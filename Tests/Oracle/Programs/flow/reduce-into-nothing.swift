func merge(_ r: [ClosedRange<Int>]) -> [ClosedRange<Int>] { r.reduce(into: []) { out, x in
  if let l = out.last, l.upperBound + 1 >= x.lowerBound { out[out.count - 1] = l.lowerBound...max(l.upperBound, x.upperBound) } else { out.append(x) } } }
print(merge([1...3, 4...4, 20...22]))
let g: (Int, Int) = [3, 1].reduce((.max, .min)) { (min($0.0, $1), max($0.1, $1)) }
print(g)

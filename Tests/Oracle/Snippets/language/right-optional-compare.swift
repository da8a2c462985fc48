func f(_ a: Int?, _ s: String?, _ list: [Int]) -> Bool {
  if a == 3 || s == "x" || list.first == a { return true }
  if a != nil, s == nil { return false }
  return list.max() ?? 0 > 3 && (a ?? 1) < 2
}

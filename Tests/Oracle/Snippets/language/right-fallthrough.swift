func f(_ n: Int) -> [String] {
  var out: [String] = []
  switch n {
  case 1: out.append("one"); fallthrough
  case 2: out.append("two")
  case 3 where out.isEmpty, 4: break
  default: out.append("many")
  }
  return out
}

// A constant put where an array ends.
func fill(_ flags: inout [Bool], upTo n: Int) {
  var i = 0
  while i < n {
    flags[i] = true
    i += 1
  }
}
var flags = [false, false]
fill(&flags, upTo: 2)
print(flags)
fill(&flags, upTo: 3)

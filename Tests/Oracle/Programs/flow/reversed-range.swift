// A range whose bounds are in the wrong order, both of them variables.
let first = 3
let last = 1
var turns = 0
turns += 1
for i in first..<last {
  print(i)
}

do { print("x") } while (true)
var i = 0
do {
  i += 1
} while i < 3
do {
  i -= 1
} while (i > 0)

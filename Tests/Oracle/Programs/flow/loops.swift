outerLoop: for i in 0..<5 {
  for j in 0..<5 {
    if j == 3 { continue outerLoop }
    if i == 2 { break outerLoop }
    print(i, j, terminator: ";")
  }
}
print()
var turns = 0
repeat { turns += 1 } while turns < 5
while true {
  turns -= 1
  if turns == 0 { break }
}
print(turns)
for n in stride(from: 10, to: 0, by: -3) where n != 4 { print(n) }
for character in "héé" { print(character, terminator: "|") }
print()

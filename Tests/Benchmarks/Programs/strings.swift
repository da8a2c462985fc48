var text = ""
for i in 0..<60_000 {
  text += "\(i),"
}
var digits = 0
for character in text where character.isNumber { digits += 1 }
print(text.count, digits)

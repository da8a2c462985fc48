let word = "abc"
let end = word.index(word.startIndex, offsetBy: 3)
print(end == word.endIndex)
print(word[end])

let word = "swift"
print(word[word.index(word.startIndex, offsetBy: 4)])
print(word[word.index(word.startIndex, offsetBy: 6)])

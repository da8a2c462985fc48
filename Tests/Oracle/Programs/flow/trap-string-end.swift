let word = "hey"
print(word[word.startIndex], word.last!)
print(word[word.endIndex])

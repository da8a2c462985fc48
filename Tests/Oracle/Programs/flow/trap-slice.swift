let letters = ["a", "b", "c"]
print(letters[1...2])
print(letters[1...3])

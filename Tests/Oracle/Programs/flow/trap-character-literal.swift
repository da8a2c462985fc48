let text = "ab"
print(Character("a"), Character(String(text.first!)))
print(Character(text))

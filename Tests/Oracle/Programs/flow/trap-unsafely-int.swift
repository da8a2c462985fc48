let texts = ["12", "4x"]
print(Int(texts[0])! + 1)
print(Int(texts[1])! + 1)

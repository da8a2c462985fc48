var text = "a", list = [1, 2], letter: Character = "b"
text += 1
text += list.count
text += letter
list += 1

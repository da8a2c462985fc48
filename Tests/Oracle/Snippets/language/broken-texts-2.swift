print("a)
undefined1()
print("a \(b")
undefined2()

print("a" b")
undefined1()

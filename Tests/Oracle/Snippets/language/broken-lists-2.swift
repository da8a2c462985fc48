let x = [1 2]
undefined1()

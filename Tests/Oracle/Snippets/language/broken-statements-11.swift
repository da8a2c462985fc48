while x < 3 undefined1()
undefined2()

if x) { undefined1() }
undefined2()

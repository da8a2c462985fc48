for (int i = 0; i < 3; i++) { undefined1() }
for var i = 0; i < 3; i += 1 { undefined2() }

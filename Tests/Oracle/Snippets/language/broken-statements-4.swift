for i in { undefined1() }
for in 0..<3 { undefined2() }
for i of x { undefined3() }
for i = 0 to 3 { undefined4() }

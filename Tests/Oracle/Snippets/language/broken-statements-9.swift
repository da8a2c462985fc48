if x { undefined1() }
else y { undefined2() }

struct S: A B { undefined1 }
struct T A { var x = undefined2 }
struct { var y = undefined3 }

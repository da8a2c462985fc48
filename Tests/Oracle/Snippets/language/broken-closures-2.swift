foo(1) { a, b c }
undefined1()
foo(1)  c in undefined2() }
undefined3()

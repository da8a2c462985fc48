foo(bar(1, 2 +), 3 4)

foo(bar(1, "x).baz
let y = 3

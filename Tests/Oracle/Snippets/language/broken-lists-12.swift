foo(bar("x)
let y = 3

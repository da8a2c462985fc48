let a = foo[1, 2
let b = foo[x y]
undefined1()

foo(bar(1 2)
let y = 3

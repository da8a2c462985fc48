foo(bar(a: )
let y = 3

let a = foo(x: 1, y:)
let b = foo(x:, y: 2)
let c = foo(x 1)

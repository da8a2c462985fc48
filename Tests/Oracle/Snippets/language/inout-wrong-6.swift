func inc(_ x: inout Int) { x += 1 }
let b = 2
inc(&b)

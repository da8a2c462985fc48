func inc(_ x: inout Int) { x += 1 }
var a = 1
inc(a)

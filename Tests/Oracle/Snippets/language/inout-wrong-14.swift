func inc(_ x: inout Int) { x += 1 }
var d = 1.5
inc(&d)

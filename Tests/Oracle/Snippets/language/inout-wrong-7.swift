func inc(_ x: inout Int) { x += 1 }
inc(&3)

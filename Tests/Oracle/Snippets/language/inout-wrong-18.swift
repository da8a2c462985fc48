func inc(_ x: inout Int) { x += 1 }
struct P { var x = 0; let y = 1; var z: Int { 3 } }
var p = P()
inc(&p.y)

var a = 1
let z = &a

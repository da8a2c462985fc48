let x = y
let y = x

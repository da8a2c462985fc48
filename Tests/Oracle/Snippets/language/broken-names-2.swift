let class = 3
let x: class = 3
let in = 4
var default: Int
undefined1()

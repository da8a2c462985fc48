let i = 3
let r = i++

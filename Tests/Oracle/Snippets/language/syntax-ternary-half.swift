let n = 3
let s = n > 2 ? "big"

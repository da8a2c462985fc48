let i = 3
let d = 2.5
let w = max(i, d)

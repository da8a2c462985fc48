let d = 2.5
let j = d % 2

let x: Int: 3
let y: Int 3
let z Int = 3

let d = 2.5
let g: Float = d

let i = 3
let d = 2.5
let m = Int(i) + Double(d)

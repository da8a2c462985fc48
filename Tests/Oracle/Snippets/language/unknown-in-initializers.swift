let a: UInt32 = 3
if a & UInt32(nope) != 0 { print(1) }
let b = Int(nope2) + 1
let c: Double = Double(nope3) * 2

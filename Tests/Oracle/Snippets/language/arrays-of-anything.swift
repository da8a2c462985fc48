let a = [1, 2, 3]
let c = a + ["x"]
let d: Int = c
let b = ["q"]
let j = b + [1]
let o = a + ["x", 1]
func mean(_ nums: [Double]) -> Double { nums.reduce(0, +) / nums.count }

let nums = [1, 2]
let t = nums.sorted(by: { $0 > $1 ? true : "no" })
let u = nums.filter { $0 > 1 ? true : "no" }
let v = nums.map { $0 > 1 ? 1 : "no" }
let w: [String] = nums.map { $0 > 1 ? "a" : 2 }
let x = nums.filter { $0 > 1 ? 1 : 2 }
func f(_ b: Bool) -> Int { b ? 1 : "a" }
let y: Bool = nums.isEmpty ? true : "no"
func g(_ x: Bool) {}
g(nums.isEmpty ? true : "no")
let z = nums.sorted { $0 > $1 ? true : 0 }

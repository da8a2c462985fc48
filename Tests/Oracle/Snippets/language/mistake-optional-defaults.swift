let number: Int? = 5, text = "3", name: String? = nil
let a: Int = number ?? nil
let b: Int = number ?? "0"
let c = number ?? "0"
let d: Int? = number ?? "0"
let e: String = number ?? "0"
let f: Int = Int(text) ?? "0"
func g() -> Int { return Int(text) ?? "a" }
let h: String = name ?? 3
print("v: \(number ?? "none")")

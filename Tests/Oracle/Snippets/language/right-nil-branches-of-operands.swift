let isOn = true
let count = 3
let found: [String: Double] = [:]
let known = count == (isOn ? 3 : nil)
let width: Double? = found["width"] ?? (isOn ? 1 : nil)
let halves: Double? = Optional(count).map { Double($0) / 2 } ?? (isOn ? 1 : nil)
let total = (isOn ? count : nil) ?? 4
let list = [1, isOn ? 2 : nil]
print(known, width as Any, halves as Any, total, list)

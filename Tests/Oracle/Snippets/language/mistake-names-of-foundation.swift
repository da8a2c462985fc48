let text = "a b"
let now = Date()
let root = sqrt(2.0)
let parts = text.components(separatedBy: " ")
let other = text.replacingOccurrences(of: "a", with: "b")
let words = ["b", "a"].sorted(>)
print(text.contains("a"), text.hasPrefix("a"))

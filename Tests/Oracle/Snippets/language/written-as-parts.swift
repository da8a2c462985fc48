let s = "a b"
let parts = s.split(separator: " ")
let t: String = parts[0]
for p in parts { let k: String = p; print(k) }
if parts.contains(3) { print(parts.first!.foo) }

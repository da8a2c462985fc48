let a = [1, 2, 3]
let b = a.filter($0 > 1)
let c = a.sorted(by: $0 > $1)
let x = $0 + 1
let z = a.contains(where: $0 == 2)
if a.first(where: $0 > 1) != nil { }
let names = ["a"]
let s = names.filter($0.hasPrefix("a"))
let t = names.sorted(by: $0.count < $1.count)
let d = a.reduce { $0 + $1 }
print($0)

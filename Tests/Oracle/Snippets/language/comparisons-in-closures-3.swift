let n = [1]
let a = n.filter { $0 < "a" }
let b = n.filter { $0 < "a" && true }
let c = n.contains { x in x < "a" }
let d = n.sorted { $0 < "a" || $1 > 2 }

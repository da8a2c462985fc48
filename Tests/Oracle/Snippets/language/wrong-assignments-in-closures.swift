struct Q: Equatable { var n: Int; var on: Bool; let k: Int; var c: Int { 1 } }
var qs: [Q] = []
let l = [1]
var z = 0
let a1 = qs.filter { $0.n = 3 }
let a2 = qs.filter { $0.on = true }
let a3 = qs.filter { $0.n % 2 = 0 }
let a4 = qs.filter { q in q.n = 3 }
let a5 = qs.first { $0 = Q(n: 1, on: true, k: 1) }
let a6 = qs.first(where: { $0.k = 3 })
let a7 = qs.contains { $0.c = 3 }
let a8 = l.filter { 3 = $0 }
let a9 = l.filter { $0 + 1 = 4 }
let b1 = l.filter { z = $0 }
let b2 = qs.filter { $0.n = 3 && $0.on }
let b3 = l.map { $0 = 3 }
let b5 = l.allSatisfy { $0.magnitude = 3 }
qs.removeAll { $0.n = 3 }
qs.removeAll(where: { $0.c = 3 })
if let i = qs.firstIndex(where: { $0.k = 3 }) { print(i) }
if z = 3 { }
while z = 3 { }
let t = z = 3 ? 1 : 2

struct U { var n: Int; var s: String; var d: Double; var b: Bool; var c: Character }
let us = [U]()
let str = "s"; let int = 3
let a1 = us.filter { $0.s > $0.n }
let a2 = us.filter { $0.s != 3 }
let a3 = us.filter { $0.s < 3 }
let a4 = us.filter { $0.d > "a" }
let a5 = us.filter { $0.d > $0.n }
let a6 = us.filter { $0.n > $0.d }
let a7 = us.filter { $0.s >= $0.d }
let a8 = us.filter { $0.b > 1 }
let b1 = us.filter { $0.c > 1 }
let b2 = us.filter { $0.n != $0.b }
let b3 = us.filter { $0.n <= str }
let b4 = us.filter { str != $0.n }
let b5 = us.filter { $0.n != 2.5 }
let b6 = us.filter { $0.s == 3 }
let b7 = us.filter { $0.n != nil && $0.n > "3" }
let b8 = us.filter { u in u.n > u.s }
let b9 = us.map { $0.n > str }
let c1 = us.sorted { $0.s > $1.n }
let c2 = us.first { $0.n != str }
let c3 = us.contains { $0.d >= int }
let c4 = us.filter { int > $0.d }
let c5 = us.filter { $0.n < 2.5 }
let c6 = us.filter { $0.d < int }

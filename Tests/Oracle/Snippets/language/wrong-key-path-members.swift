struct Q { var a = 1; var s = "" }
let k = \Q.a.zz
let l = \Q.s.count.foo
let m: KeyPath<Q, Int> = \.nope
print([Q()].sorted { $0.a < $1.a }.map(\.s.zip))
let n = \[Int].firstt

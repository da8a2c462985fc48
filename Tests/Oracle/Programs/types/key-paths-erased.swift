struct P { var name: String; var age: Int; var pos: Q; let opt: Q? = nil; var arr = [Q()] ; var f: Int { 3 } ; lazy var z = 4; subscript(i: Int) -> Int { i } }
struct Q { var x = 1.0 }
class C { var n = 1; let k = 2; var p = P(name: "", age: 1, pos: Q()) }
let k: PartialKeyPath<P> = \P.name
print(k, \P.age, \P.pos.x)
let ks: [PartialKeyPath<P>] = [\.name, \.age, \.pos]
print(ks)
let p = P(name: "a", age: 3, pos: Q())
for k in ks { print(p[keyPath: k]) }
print(\P.self)
print(\P.opt?.x, \P.opt!.x)
let w = \P.pos.x
print(type(of: w), type(of: k), type(of: \C.n), type(of: \C.k), type(of: \P.f), type(of: \P.opt?.x))
let any: AnyKeyPath = \P.age
print(any, type(of: any))
print(p[keyPath: any] as Any)
print(k == \P.name, k == w, Set([k, \P.name, \P.age]).count)
let j = \P.pos; print(j.appending(path: \.x))
debugPrint(\P.age)
print("\(\P.age)")
if let wk = k as? WritableKeyPath<P, String> { var q = p; q[keyPath: wk] = "zz"; print(q.name) }

struct Inner { var v = [1, 2] }; struct Outer { var i = Inner(); var list = [Inner()] }
var x = Outer(); var y = x; y.i.v.append(3); y.list[0].v[0] = 9; print(x.i.v, y.i.v, x.list[0].v, y.list[0].v)
func change(_ o: Outer) -> Outer { var c = o; c.i.v = []; return c }; print(change(x).i.v.count, x.i.v.count)
var arr = [x, y]; for var e in arr { e.i.v = []; _ = e }; print(arr[0].i.v); for i in arr.indices { arr[i].i.v.append(i) }; print(arr.map(\.i.v))
class R { var o = Outer() }; let r = R(); var copy = r.o; copy.i.v = [7]; print(r.o.i.v); r.o.i.v.removeAll(); print(r.o.i.v, copy.i.v)
func mutate(_ v: inout [Int]) { v.append(v.count) }; mutate(&x.i.v); mutate(&r.o.list[0].v); mutate(&arr[1].list[0].v); print(x.i.v, r.o.list[0].v, arr[1].list[0].v)
var dict = ["k": Inner()]; dict["k"]?.v.append(8); dict["k"]!.v[0] = 0; dict["n", default: Inner()].v = [5]; print(dict["k"]!.v, dict["n"]!.v)
let closure = { [x] in x.i.v.count }; x.i.v = []; print(closure()); var f = x; let setter = { f.i.v.append(1) }; setter(); setter(); print(f.i.v, x.i.v)
struct S { var n = 0; mutating func inc() -> Int { n += 1; return n } }; var s = S(); print(s.inc() + s.inc(), s.n); var ss = [S(), S()]; print(ss[0].inc(), ss[0].inc(), ss[1].n); ss.swapAt(0, 1); print(ss.map(\.n))

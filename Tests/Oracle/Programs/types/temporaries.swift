final class T { let n: String; init(_ n: String) { self.n = n; print("init \(n)") }; deinit { print("deinit \(n)") }
  func child(_ s: String) -> T { T(n + s) }
  var next: T { T(n + ">") }
  subscript(i: Int) -> T { T("\(n)[\(i)]") }
  static func + (a: T, b: T) -> T { T(a.n + b.n) }
  func callAsFunction() -> Int { n.count } }
print("-- operators"); let sum = (T("a") + T("b")).n; print(sum)
print("-- compare"); if T("c").n == "c" { print("body") }
print("-- chain"); print(T("d").child("1").next[2].n)
print("-- while"); var i = 0; while T("w\(i)").n != "w2" { i += 1 }; print("after while")
print("-- guard"); func g() -> Int { guard let x = Optional(T("g")) else { return 0 }; print("in g", x.n); return x() }; print(g())
print("-- switch"); switch T("s").n { case "s": print("matched"); default: break }
print("-- ternary"); let tern = i > 1 ? T("t").n : "u"; print(tern)
print("-- nil compare"); print((T("n") as T?) != nil); print("done")
print("-- optional chain"); let oc: T? = T("oc"); print(oc?.child("x").n ?? "-"); print("after")
print("-- array literal"); let count = [T("x"), T("y")].count; print(count)
print("-- map"); let names = ["p", "q"].map { T($0).n }; print(names)
print("-- reassign"); var r = T("r1"); r = T("r2"); print("set"); r = r.child("3"); print(r.n)
print("-- closure"); let f = { [t = T("cap")] in t.n }; print(f()); 
print("-- tuple"); var tup = (T("t1"), T("t2")); tup.0 = T("t3"); print(tup.0.n, tup.1.n)
print("-- func"); func take(_ t: T) { print("take \(t.n)") }; take(T("arg")); print("after take"); func give() -> T { let t = T("given"); defer { print("defer give") }; return t }; _ = give(); print("after give"); let kept = give(); print(kept.n)
print("-- loop"); for k in 0..<2 { let t = T("l\(k)"); if k == 1 { break }; print("end body", t.n) }
print("-- struct"); struct S { var a = T("sa"); var b = T("sb") }; do { var s = S(); s.a = T("sa2"); print("in do"); _ = s }; print("after do")
print("-- enum"); enum E { case one(T), two }; var e = E.one(T("e1")); e = .two; print("e set"); e = .one(T("e2")); if case .one(let t) = e { print(t.n) }
print("-- dict"); var d = ["k": T("v1")]; d["k"] = T("v2"); print("replaced"); d["k"] = nil; print("removed")
print("-- init order"); class A { let x: T; init() { x = T("A.x"); print("A.init") }; deinit { print("A.deinit") } }; class B: A { let y = T("B.y"); override init() { print("B.init"); super.init(); print("B.done") }; deinit { print("B.deinit") } }; do { let b = B(); print(b.x.n) }
print("-- lazy"); class L { lazy var t = T("lazy"); var u: T! = T("iuo") }; do { let l = L(); print("no lazy yet"); _ = l.t; l.u = nil; print("end l") }
print("-- throw"); struct Err: Error {}; func th() throws { let t = T("th"); print(t.n); throw Err() }; do { try th() } catch { print("caught") }; do { let z = T("z"); try th(); print(z.n) } catch { print("caught 2") }
print("-- inout"); func mod(_ t: inout T) { t = T("new"); print("in mod") }; var im = T("old"); mod(&im); print(im.n)
print("-- weak"); weak var w = T("weak"); print(w == nil); var st: T? = T("strong"); weak var w2 = st; print(w2 != nil); st = nil; print(w2 == nil)
print("-- string"); print("\(T("i1").n) and \(T("i2").n)"); print("-- args"); func two(_ a: T, _ b: T) -> Int { print("two"); return 1 }; let q = two(T("a1"), T("a2")); print(q)
print("-- end")

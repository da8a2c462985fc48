func inc(_ x: inout Int) { x += 1 }
func f() -> Int { 3 }
struct S { let a = 1; var b = 2; var c: Int { 3 }; func g() { inc(b); inc(self.b); inc(a) } }
let s = S()
var t = S()
let k = 1
func h(p: Int) { inc(p); inc(&p); inc(f()) }
inc(k)
inc(s.b)
inc(t.b)
inc(t.a)
inc(t.c)
inc(k + 1)
var arr = [1]
let brr = [1]
inc(arr[0])
inc(brr[0])
func label(of x: inout Int) {}
label(of: k)
let r = (inc(k), 2)

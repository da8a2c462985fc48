struct P { var x = 1, y = 2; mutating func m(_ o: inout Int) {}; mutating func n(_ f: () -> Void) { f() } }
func two(_ a: inout Int, _ b: inout Int) {}
func one(_ a: inout Int, _ f: () -> Void) { f() }
func val(_ a: inout Int, _ b: Int) {}
var arr = [1, 2]
swap(&arr[0], &arr[1])
var p = P()
two(&p.x, &p.y)
two(&p.x, &p.x)
func loc() {
  var a = [1, 2]
  var q = P()
  var z = 1
  swap(&a[0], &a[1])
  two(&q.x, &q.y)
  two(&q.x, &q.x)
  two(&z, &z)
  val(&z, z)
  var t = (1, 2)
  two(&t.0, &t.1)
  two(&t.0, &t.0)
  var d = ["a": 1]
  swap(&d["a"], &d["b"])
}
class C { var n = 1; var arr = [1, 2]; func f() { two(&n, &n); swap(&arr[0], &arr[1]); let c = self; two(&c.n, &self.n) } }
struct G { var g = [1, 2]; mutating func f() { swap(&g[0], &g[1]); two(&g[0], &self.g[1]) } }
two(&p.x, &p.x)

func m(from a: Int, to b: Int, by step: Int = 1) {}
m(begin: 1, finish: 2)
m(begin: 1, to: 2)
m(begin: 1)
m(to: 2, finish: 1)
m(from: 1, finish: 2)
func r(a: Int, second: Int) {}
r(a: 1, next: 2)
r(a: 1, next: 2, third: 3)
r(first: 1, second: 2)
r(first: 1)
r(next: 2, a: 1)
func t(abcd: Int = 1, efgh: Int = 2, ijkl: Int = 3) {}
t(abcx: 1)
t(abxy: 1)
t(axyz: 1)
t(abc: 1)
t(ab: 1)
t(abcdefg: 1)
t(abcdefgh: 1)
t(ABCD: 1)
func c(title: String, action: () -> Void) {}
c(name: "x") { }
c(name: "x", action: { })
c(titel: "x") { }
c { }
c("x") { }
func d(title: String, count: Int = 0, action: () -> Void) {}
d(name: "x") { }
d(title: "x", n: 1) { }
d(title: "x", n: 1, action: {})
func e(_ a: Int, b: Int) {}
e(a: 1, b: 2)
e(a: 1, 2)
e(1, c: 2)
e(x: 1, c: 2)
func g(n: Int) {}
g(count: 1)
g(count: 1, n: 2)
g(n: 1, count: 2)

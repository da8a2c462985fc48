func f(_ a: inout [Int]) { }
f(&[1])
f(&([1]))
func d(_ a: inout [String: Int]) { }
d(&["a": 1])
func h(_ n: inout Int) {}
let c = 3
h(&(c + 1))
h(&c)
func k() -> Int { 1 }
h(&k())
h(&(-c))
h(&(5))
func s(_ n: inout String) {}
s(&"a")
func b(_ n: inout Bool) {}
b(&true)
b(&(c == 3))

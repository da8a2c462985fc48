struct S { var x: Int }
let s1 = S(x: 1), s2 = S(x: 2)
print(s1 == s2)
let b1 = s1 == s2
let b2 = S(x: 1) == s2
let b3 = s1 == S(x: 1)
if s1 == s2 { }
func f() -> S { s1 }
print(f() == s1, 1)
enum E { case a, b(Int) }
let e = E.a
if e == .a {}
print(e == E.a)
if e == .b(1) {}
class C {}
print(C() == C())
let c1 = C()
if c1 == c1 {}

class A : B() { undefined1() }
class C extends D { func f() { undefined2() } }
class E(x: Int) { func f() { undefined3() } }

class A { function f() { } }

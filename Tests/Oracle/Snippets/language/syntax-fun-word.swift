fun f() { }

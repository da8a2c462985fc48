func f() async {}
f()

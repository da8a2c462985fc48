func f(_ n: Int) {}
f("a")
f(1.5)
f(true)
f([1])
f(nil)

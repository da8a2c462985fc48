func f(count: Int, name: String) {}
f(count: "3", name: "a")
f(count: 3, name: 4)
f(count: "3", name: 4)

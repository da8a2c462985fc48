func f(a Int, b Int) -> Int { return a }
func g(name String, age: Int) { print(name, age) }
func h(x Double, y Double) {}
struct S { func m(a Int) { print(a) }; init(v Int) { } }

struct P { var x = 1 }
struct Box<T: Hashable> { var v: T }
let b = Box(v: P())
func add<T>(_ a: T, _ b: T) -> T { a + b }

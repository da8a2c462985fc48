struct P { var x = 1 }
struct Box<T: Hashable> { var v: T }
let b = Box(v: P())

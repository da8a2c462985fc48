struct P { var x = 1 }
struct Box<T: Hashable> { var v: T }
let c = Box<P>(v: P())

typealias Handler = (Int) -> Void
typealias Pair<T> = (T, T)
struct Box<T> { typealias Value = T; var v: Value }
func run(_ h: Handler?) { h?(1) }
let p: Pair<Int> = (1, 2)
run { print($0 + p.0) }
run(nil)
print(Box(v: 3).v)

struct Box<T: Comparable> { var v: T; func bigger(than o: Box) -> Bool { v > o.v } }
struct P {}
let b = Box(v: P())
let c = Box(v: 1).bigger(than: Box(v: 2.5))
let d: Box<Int, Int> = Box(v: 1)

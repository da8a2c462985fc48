let s = AsyncStream<Int> { k in for i in 1...4 { k.yield(i) }; k.finish() }
print(await s.prefix(2).max() as Any)
let t = AsyncStream<Int> { k in for i in 1...4 { k.yield(i) }; k.finish() }
print(await t.dropFirst(1).map { $0 * 2 }.min() as Any)

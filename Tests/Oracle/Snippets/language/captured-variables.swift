func each(_ body: @Sendable () -> Void) { body() }
func later(_ body: @escaping @Sendable (Int) async -> Void) {}
func f() {
    var x = 1
    var s = "a"
    each { x += 1 }
    each { print(x, s) }
    later { n in x = n; s += "b"; s.append("c") }
    let inner: @Sendable () -> Void = { x -= 1; let y = x; print(y) }
    inner()
    var own = 0
    each { var own2 = 1; own2 += 1; print(own2) }
    own += 1
    print(own)
    each { [x] in print(x) }
}
func g() async {
    var results: [Int] = []
    async let x = results.count
    print(await x)
    results.append(1)
    async let y = { results.append(2) }()
    await y
    let total = await withTaskGroup(of: Int.self) { group -> Int in
        var sum = 0
        for i in 0..<3 { group.addTask { sum += i; return i } }
        for await v in group { sum += v }
        return sum
    }
    print(total)
}
func h() async {
    var count = 0
    await withTaskCancellationHandler { count += 1 } onCancel: { count += 1; print(count) }
    let s = AsyncStream<Int> { c in count += 1; c.yield(count); c.onTermination = { _ in count += 1 } }
    await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in count += 1; c.resume() }
    for await i in s { count += i }
    await MainActor.run { count += 1 }
    let t = Task { [count] in print(count) }
    await t.value
}

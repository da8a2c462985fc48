struct S { var p: Int { get async throws { 1 } }; var q: Int { get throws { 1 } }; var r: Int { get async { 2 } } }
func g() async throws -> Int { 1 }
func run() async {
    let t = Task { try await Task.sleep(nanoseconds: 1); return 3 }
    print(t.value)
    let v = t.value
    let s = S()
    let a = s.p
    let b = s.q
    let c = s.r
    let d = g()
    print(g(), s.p)
    print(s.r, s.r)
    do { let e = s.p; let f = g(); print(t.value) } catch {}
}
func run2() async throws {
    let s = S()
    let a = s.p
    let b = s.q
    let c = s.r
    let d = g()
    let e = try s.p
    let f = await s.p
    let h = g() + g()
    print(g(), s.p)
}
func run3() {
    let s = S()
    let a = s.p
    let b = s.q
    let c = s.r
    let d = g()
}

struct S { private var log: [String] = []; private(set) var n = 0; private func f() {}; fileprivate(set) var m = [1]; private init() {} ; static let one = S(); private static var two = 2 }
let s = S.one
var t = s
t.log = []
t.log[0] = "a"
t.n += 1
t.n = 2
t.f()
t.m.append(3)
print(t.log.count, S.two)
S()
_ = S(log: [])

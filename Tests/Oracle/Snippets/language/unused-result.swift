func f() -> Int { 1 }
struct S { func g() -> Int { 2 }; mutating func h() -> Int { 3 }; init() {}; @discardableResult func k() -> Int { 1 } }
var s = S()
f()
s.g()
s.h()
s.k()
S()
[1, 2].map { $0 + 1 }
[3, 1].sorted()
"a".uppercased()
var a = [1]
a.removeLast()
a.popLast()
a.sorted()
a.count
1 + 2
a[0]
a
5
"text"
f

struct S { var a: Int { 1 }; private(set) var b = 2; static let c = 3; subscript(i: Int) -> Int { i } }
var s = S()
s.a = 2
s.a += 1
S.c = 4
s[0] = 1
"abc".count = 2
var arr = [1]
arr.count = 3
arr.first = 4

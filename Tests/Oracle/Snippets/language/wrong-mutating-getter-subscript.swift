struct S { var a: [Int] = [1]; var n = 0
 subscript(i: Int) -> Int { mutating get { n += 1; return a[i] } set { a[i] = newValue } } }
let s = S()
print(s[0])
s[0] = 3
var q = S()
print(q[0])
func f() -> S { S() }
print(f()[0])

struct S { var a: [Int] = [1]; var n = 0
 subscript(i: Int) -> Int { mutating get { n += 1; return a[i] } } }
var s = S(); print(s[0], s.n)
@dynamicMemberLookup enum Env { static subscript(dynamicMember k: String) -> String { k.uppercased() } ; case a }
print(Env.home, Env.a)

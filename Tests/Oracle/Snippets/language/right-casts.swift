class Animal {}
class Cat: Animal { func meow() -> String { "m" } }
let list: [Animal] = [Cat(), Animal()]
for a in list { if let c = a as? Cat { print(c.meow()) } }
print(list.compactMap { $0 as? Cat }.count, list.filter { $0 is Cat }.count, (list[0] as! Cat).meow())
let any: Any = 5
if let n = any as? Int, n > 3 { print(n) }
print(any is String, (any as? String) ?? "no", 3 as Double, [1] as [Any])

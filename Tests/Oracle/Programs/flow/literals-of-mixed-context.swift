// Elements that need a context take it from those beside them.
struct Address { var street = "Main", no = 1 }
struct Person { var name = "Ann"; var address = Address() }
print([1.0, .infinity], [1.0, .infinity, 3].count, [1, 2.5, .pi].map { $0 * 2 }, [1, .max])
let numbers = [.nan, 2.0]
print(numbers, type(of: numbers))
let paths = [\Person.name.count, \.address.no]
print(paths.map { Person()[keyPath: $0] }, [\Person.name, \Person.address.no].count)
print(zip("abc", "abd").first { $0 != $1 }.map { "\($0)" } ?? "same")
print(zip("abc", "abd").contains { $0 == $1 }, zip([1.5], "abc").map { "\($0)\($1)" })
print(-0x10, -0b11, -0o17)

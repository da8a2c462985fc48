struct Plain { var n = 1 }
struct Box<T: Comparable> { var value: T }
let b: Box<Plain> = Box(value: Plain())
let b2: Box<Plain> = 3 + "a"
let b3: Sting = 3 + "a"
let b4: Sting = Foo()
func average(of s: Int, by k: Int) -> Double { 3 }
let bad = undefinedThing
let q = average(student: bad, by: 3)
print(average(student: bad, by: 3))
average(of: bad)
average(of: bad, by: "x")
struct Part { var a: Int; func go(_ x: Int) {} }
let e = Part(a: bad).zork
struct Book { var pages: Int }
print([Book(pages: 3)].max { $0.pages })
@propertyWrapper struct Kept { var wrappedValue: Int }
struct Volume { @Kept var name: String = "x" }
struct Wallet { private init() {} }
let w = Wallet()

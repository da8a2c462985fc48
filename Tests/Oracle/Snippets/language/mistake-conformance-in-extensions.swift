protocol Described { func described() -> String }
struct Place {}
struct Box<T>: Described {}
extension Place: Described { func describe() {} }
extension Int: Described { func described() -> Int { self } }
extension Double: Described {}
func show(_ value: Described) {}
show("text")
let some: Described = "a"
let list: [Described] = ["b"]
show(Place.self)

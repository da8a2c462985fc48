protocol P {}
extension String: P {}
func f(_ x: Any) -> Int { 1 }
func f<T: Hashable>(_ x: T) -> String { "generic" }
let a: String = f("s")
let b: String = f(a)
func h(_ x: any P) -> Bool { true }
func h(_ x: Any) -> String { "Any" }
func h<T: P>(_ x: T) -> String { "T" }
let c: Bool = h("s")
let d: Bool = h(a)
print(b, c, d, h(1))

class R { let v: Void = (); let name: String; init(_ n: String) { name = n }; deinit { print("bye", name) } }
do { let r = R("a"); print(r.name) }
class Q<T> { var t: T; init(_ t: T) { self.t = t }; deinit { print("q gone") } }
do { let q = Q(()); _ = q.t }
enum Foo { case a, b }
class Z { var u: (); var f: Foo = .a; init() { u = () } ; deinit { print("z") } }
var z: Z? = Z(); z = nil
print("end")

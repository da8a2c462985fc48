class Base { init() {} }
class Sub: Base {}
struct Box<T: Base> { var items: [T] = []; init(_ n: Int) {} ; mutating func add(_ t: T) { items.append(t) } ; static func make() -> Box<T> { Box(1) } }
func use<T: Base>(_ x: T) {}
func get<T: Base>(_ n: Int) -> T? { nil }
use("x")
use(3)
useAll([])
use(Sub())
let a = Box<String>(1)
var b: Box<Int>? = nil
var c = Box(1)
c.add(Sub())
c.add("x")
let d = get(3)
let e: String? = get(3)
let f: Sub? = get(3)
func g(_ b: Box<String>) {}
struct H { let x: Box<Double> }
[Sub()].all()
class View2<T: Base> { let t: T; init(t: T) { self.t = t } }
let h = View2(t: "x")
let i = View2(t: Sub())
let j: View2<Base> = View2(t: Sub())
let k = Box(1).items

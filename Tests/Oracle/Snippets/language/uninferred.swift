func makeArray<T>(_ n: Int) -> [T] { [] }
func pick<T>(_ a: T, _ b: T) -> T { a }
struct Box<T> { var items: [T] = []; func first() -> T? { items.first } }
class Cache<Key: Hashable, Value> { var store: [Key: Value] = [:] }
let a = makeArray(3)
let b = Box()
let c = Cache()
let d = pick(1, "a")
let e: [Int] = []
let f = []
let g = [:]
let h = nil
func decode<T: Decodable>(_ s: String) -> T? { nil }
let i = decode("x")
let j = Box.init()
let k = Cache<String>()
func useA() { let m = makeArray(1); print(m.count); let n = Box(); n.first() }
print(a.count, b.items, c.store)
let o = Optional.none
let p = Array()
let q = Dictionary()
let r = Set()
let s = Result.success(3)
enum Tree<T> { case leaf, node(T) }
let t = Tree.leaf

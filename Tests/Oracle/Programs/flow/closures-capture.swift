struct Counter {
  var count = 0
  mutating func addAll(_ numbers: [Int]) { numbers.forEach { count += $0 } }
  mutating func twice() {
    let bump = { (n: Int) -> Int in n * 2 }
    count = bump(count)
    func add() { count += 1 }
    add(); add()
  }
}
var counter = Counter()
counter.addAll([1, 2, 3]); counter.twice()
print(counter.count)
func makeCounter() -> () -> Int { var n = 0; return { n += 1; return n } }
let a = makeCounter(), b = makeCounter()
print(a(), a(), b(), a())
var fs: [() -> Int] = []
for i in 0..<3 { fs.append { i * 10 } }
print(fs.map { $0() })
var v = 1
let show = { print("v", v) }
let frozen = { [v] in print("frozen", v) }
v = 5
show(); frozen()
class Node { var name = "n"; lazy var greet: () -> String = { [unowned self] in "hi \(self.name)" } }
print(Node().name)
let node = Node(); node.name = "m"; print(node.greet())
weak var gone: Node?
do { let temporary = Node(); gone = temporary; print(gone != nil) }
print(gone == nil)
let compose: (@escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int) -> Int = { f, g in { g(f($0)) } }
print(compose({ $0 + 1 }, { $0 * 10 })(4))

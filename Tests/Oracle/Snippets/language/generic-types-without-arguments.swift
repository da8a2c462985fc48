struct Box<T> { var value: T }
indirect enum Tree<T> { case leaf(T), node(Tree, Tree) }
extension Box { func same(as other: Box) -> Box { other } }
let plain: Box
let maybe: Optional
var none: Array
var some: Array = [1, 2]
let text: Box = Box(value: "x")
func show(_ box: Box) {}
func make() -> Box { fatalError() }
func list() -> [Box] { [] }
class Shelf {
  var box: Box
  var boxes: [Box] = [Box(value: 1)]
  var first: Box = Box(value: 2)
  init() {}
}
enum Shape { case boxed(Box) }
typealias Any2 = Box
func run(_ body: (Box) -> Void) {}

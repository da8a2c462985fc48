protocol Animal { associatedtype Food; var name: String { get }; func eat(_ food: Food) -> String }
struct Cow: Animal { let name = "cow"; func eat(_ food: String) -> String { "\(name) eats \(food)" } }
struct Snake: Animal { var name: String { "snake" }; func eat(_ food: Int) -> String { "\(name) eats \(food) mice" } }

struct AnyAnimal<Food>: Animal {
  private let _name: () -> String
  private let _eat: (Food) -> String
  init<A: Animal>(_ animal: A) where A.Food == Food {
    _name = { animal.name }
    _eat = animal.eat
  }
  var name: String { _name() }
  func eat(_ food: Food) -> String { _eat(food) }
}
let farm: [AnyAnimal<String>] = [AnyAnimal(Cow()), AnyAnimal(Cow())]
print(farm.map { $0.eat("grass") }, AnyAnimal(Snake()).eat(3), AnyAnimal(Snake()).name)

class AnyShapeBox { func area() -> Double { fatalError("abstract") } }
final class ShapeBox<S: Shape>: AnyShapeBox {
  let shape: S
  init(_ shape: S) { self.shape = shape }
  override func area() -> Double { shape.area() }
}
protocol Shape { func area() -> Double }
struct AnyShape: Shape {
  private let box: AnyShapeBox
  init<S: Shape>(_ shape: S) { box = ShapeBox(shape) }
  func area() -> Double { box.area() }
}
struct Sq: Shape { let s: Double; func area() -> Double { s * s } }
struct Rect: Shape { let w, h: Double; func area() -> Double { w * h } }
print([AnyShape(Sq(s: 2)), AnyShape(Rect(w: 2, h: 5))].map { $0.area() })

func feed<A: Animal>(_ animal: A, _ food: A.Food) -> String { animal.eat(food) }
print(feed(Cow(), "hay"), feed(Snake(), 2))
func names(_ animals: [any Animal]) -> [String] { animals.map { $0.name } }
print(names([Cow(), Snake(), AnyAnimal(Cow())]))
func open(_ animal: any Animal) -> String { describe(animal) }
func describe<A: Animal>(_ animal: A) -> String { "\(type(of: animal)) wants \(A.Food.self)" }
print(open(Cow()), open(Snake()))

protocol Container<Element> {
  associatedtype Element
  var count: Int { get }
  subscript(i: Int) -> Element { get }
  mutating func push(_ e: Element)
}
struct Stack<Element>: Container {
  private var items: [Element] = []
  var count: Int { items.count }
  subscript(i: Int) -> Element { items[items.count - 1 - i] }
  mutating func push(_ e: Element) { items.append(e) }
}
struct Queue<T>: Container {
  typealias Element = T
  var items: [T] = []
  var count: Int { items.count }
  subscript(i: Int) -> T { items[i] }
  mutating func push(_ e: T) { items.append(e) }
}
func fill<C: Container>(_ c: inout C, _ values: [C.Element]) { for v in values { c.push(v) } }
func all<C: Container>(_ c: C) -> [C.Element] { (0..<c.count).map { c[$0] } }
func same<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Element == B.Element, A.Element: Equatable {
  a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] }
}
var stack = Stack<Int>(), queue = Queue<Int>()
fill(&stack, [1, 2, 3]); fill(&queue, [3, 2, 1])
print(all(stack), all(queue), same(stack, queue))
func makeInts(_ lifo: Bool) -> any Container<Int> {
  if lifo { return stack }
  return queue
}
print(makeInts(true)[0], makeInts(false).count)
func some() -> some Container<Int> { stack }
var s = some()
s.push(9)
print(s[0], s.count, stack.count)
let boxes: [any Container<Int>] = [stack, queue]
print(boxes.map { $0[0] }, boxes.reduce(0) { $0 + $1.count })

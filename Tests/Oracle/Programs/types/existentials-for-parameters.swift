// A generic parameter of which nothing is asked stands for `any P` itself.
protocol Shape { var sides: Int { get } }
struct Square: Shape { let sides = 4 }
struct Fault: Error {}
func show<T>(_ value: T) -> String { "\(T.self)" }
func open<T: Shape>(_ value: T) -> String { "\(T.self) \(value.sides)" }
func fail<E: Error>(_ error: E) -> String { "\(E.self)" }
struct Box<T> {
  let type: T.Type
  init(_ value: T) { type = T.self }
}
let shape: any Shape = Square()
print(show(shape), open(shape), show(Square()), Box(shape).type)
let error: any Error = Fault()
print(show(error), fail(Fault()))
print([shape].map { show($0) }, show([shape]), show(Optional(shape)))

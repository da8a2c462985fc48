class Node { var next: Node?; unowned let owner: Owner; init(_ o: Owner) { owner = o } }
class Owner { let name = "o"; deinit { print("bye") } }
struct Stack<T> { private var a: [T] = []; mutating func push(_ t: T) { a.append(t) }; mutating func pop() -> T { a.removeLast() } }
var s = Stack<Int>(); s.push(1); print(s.pop())
var node: Node!
do { let o = Owner(); node = Node(o); print(node.owner.name) }
print("before")
print(node.owner.name)

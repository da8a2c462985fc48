enum Route: Hashable { case home, profile(userId: String), pair(Int, Int) }
let routes: [Route] = [.home, .profile(userId: "u"), .pair(1, 2)]
for route in routes {
  switch route {
  case .home: print("home")
  case .profile(let id) where id == "k": print("k")
  case .profile(let id): print("profile", id)
  case .pair(let a, let b): print(a + b)
  }
}
print(routes, routes[1])
indirect enum Tree { case leaf(Int), node(Tree, Tree) }
func total(_ tree: Tree) -> Int {
  switch tree {
  case .leaf(let n): return n
  case let .node(a, b): return total(a) + total(b)
  }
}
print(total(.node(.leaf(1), .node(.leaf(2), .leaf(3)))))

struct Size { var width = 0.0, height = 0.0 }
struct Rect { var origin = (x: 0, y: 0); var size = Size(); var label: String? }
print(Rect(), Rect(size: Size(width: 2, height: 1)).size, Rect(label: "a").label ?? "-")
struct User { let id: Int; var name = "anon"; let role: String = "user"; private(set) var visits = 0
  mutating func visit() { visits += 1 } }
var user = User(id: 1)
user.visit()
print(user, User(id: 2, name: "Bo").name, User(id: 3, name: "c", visits: 4).visits)
struct Wrapper<T> { var value: T; var count = 1 }
print(Wrapper(value: "x"), Wrapper(value: [1], count: 2))

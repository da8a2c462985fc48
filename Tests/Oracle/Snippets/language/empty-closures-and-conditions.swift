func perform(_ action: (Int) -> Int) -> Int { action(2) }
print(perform {})
let a = perform {}
let b: () -> Int = {}
let c: (Int) -> Int = { _ in }
func run() {}
run { print("x") }
if 3 > 2 || 4 {}
if 4 || true {}
let n = 3
if true && n {}
struct User { var name: String; var age: Int }
let users = [User(name: "A", age: 3)]
let ages: [String] = users.map(\.age)
let adults = users.filter(\.age)
enum Message { case image(url: String, width: Int), ping }
func describe(_ m: Message) -> String {
  switch m {
  case .image(let url): return url.url
  case .ping: return ""
  }
}

// A key path to a `T!` is one to `T?` or to `T`, as is wanted.
@dynamicMemberLookup struct Bind<T> {
  var get: () -> T
  subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> Bind<U> { let g = get; return Bind<U>(get: { g()[keyPath: path] }) }
}
struct M { var on: Bool! = true; var name: String! = "a" }
func toggle(_ b: Bind<Bool>) { print(b.get()) }
func opt(_ b: Bind<Bool?>) { print(b.get() as Any) }
let b = Bind(get: { M() })
toggle(b.on)
opt(b.on)
let k: WritableKeyPath<M, Bool> = \.on
print(M()[keyPath: k])
let free = b.name
print(type(of: free))

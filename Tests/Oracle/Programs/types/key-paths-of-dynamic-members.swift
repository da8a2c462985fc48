@dynamicMemberLookup struct Box<T> { var value: T
  subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V { get { value[keyPath: path] } set { value[keyPath: path] = newValue } }
  subscript(dynamicMember name: String) -> String { "named \(name)" } }
struct P { var name = "n"; var age = 3; var inner = Q() }
struct Q { var deep = [1, 2] }
@dynamicMemberLookup class Ref { var p = P()
  subscript<V>(dynamicMember path: ReferenceWritableKeyPath<Ref, V>) -> V { self[keyPath: path] }
  subscript<V>(dynamicMember path: KeyPath<P, V>) -> V { p[keyPath: path] } }
var b = Box(value: P())
let path = \Box<P>.age
b[keyPath: path] += 4
print(b.age, b[keyPath: \.name], b[keyPath: \.inner.deep[1]], b[keyPath: \.whatever])
print([Box(value: P()), Box(value: P(name: "z"))].map(\.name))
b[keyPath: \.inner.deep] = [9]
print(b.value.inner.deep)
print(Ref()[keyPath: \.name], [Ref()].map(\.inner.deep))
print(path == \Box<P>.age)

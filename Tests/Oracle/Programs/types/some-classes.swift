// What is some object is changed in place, whatever it is called.
protocol Store<Key, Value>: AnyObject {
  associatedtype Key: Hashable
  associatedtype Value
  subscript(key: Key) -> Value? { get set }
  var writes: Int { get set }
}
final class Memory<K: Hashable, V>: Store {
  private var values: [K: V] = [:]
  var writes = 0
  subscript(key: K) -> V? {
    get { values[key] }
    set {
      values[key] = newValue
      writes += 1
    }
  }
}
func make() -> some Store<String, Int> { Memory<String, Int>() }
let store = make()
store["a"] = 1
store["a"]? += 4
store.writes += 10
print(store["a"] ?? 0, store.writes)
let other: some Store<String, Int> = Memory<String, Int>()
other["b"] = 2
print(other.writes)

// An optional that is found as one is not a failed cast.
let none: Any = Int?.none as Any
if let found = none as? Int? { print("found", found as Any) } else { print("not found") }
print((none as? Int?) == nil, none as? Int as Any, (Int?.some(3) as Any) as? Int? as Any)

// A chain in a closure that gives less than its context wants is right by itself.
final class Trie {
  private var children: [Character: Trie] = [:]
  private var isEnd = false
  func insert(_ word: some StringProtocol) {
    guard let first = word.first else { return isEnd = true }
    let child = children[first] ?? Trie()
    children[first] = child
    child.insert(word.dropFirst())
  }
  func find(_ prefix: some StringProtocol) -> Trie? {
    prefix.first.map { children[$0]?.find(prefix.dropFirst()) } ?? self
  }
}
let trie = Trie()
for word in ["the", "then", "tea"] { trie.insert(word) }
print(trie.find("the") != nil, trie.find("x") == nil, trie.find("") === trie)

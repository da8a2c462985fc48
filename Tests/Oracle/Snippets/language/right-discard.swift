@discardableResult func add(_ n: Int) -> Int { n + 1 }
func other() -> Int { 2 }
func f() {
  add(1)
  _ = other()
  let _ = other()
  var list = [3, 1]
  list.removeLast()
  list.remove(at: 0)
  _ = list.popLast()
  var set: Set = [1]
  set.insert(2)
  set.remove(1)
  var d = ["a": 1]
  d.removeValue(forKey: "a")
  d.updateValue(2, forKey: "b")
  print(list, set, d)
}

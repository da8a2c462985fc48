struct Buf { var storage = [1,2,3]
  subscript(i: Int) -> Int { _read { yield storage[i] } _modify { print("mod"); yield &storage[i] } }
  var first: Int { get { storage[0] } _modify { defer { print("done") }; yield &storage[0] } }
}
var b = Buf(); b[1] += 5; print(b[1]); b.first *= 7; print(b.first, b)
func bump(_ x: inout Int) { x += 1 }
bump(&b[2]); print(b)
struct Shelf {
  private var kept: [String: Int] = [:]
  private(set) var log: [String] = []
  subscript(name: String) -> Int {
    get { kept[name, default: 0] }
    _modify {
      var value = kept[name, default: 0]
      defer { kept[name] = value < 0 ? 0 : value }
      yield &value
    }
  }
  var last: Int {
    _read { yield kept.values.max() ?? -1 }
    set { log.append("set \(newValue)") }
  }
}
var shelf = Shelf()
shelf["a"] += 4
shelf["a"] -= 9
shelf["b"] = 7
shelf.last = 2
print(shelf["a"], shelf["b"], shelf["c"], shelf.last, shelf.log)

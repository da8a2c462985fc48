struct Empty {}
let anything: [Any] = [1, "a", 2.5, [1, 2], Empty()]
for item in anything {
  switch item {
  case let number as Int: print("int", number)
  case let text as String: print("text", text)
  case is Double: print("double")
  case let list as [Int]: print("ints", list)
  default: print("other", item)
  }
}
print((anything[0] as? String) as Any, type(of: anything[3]))

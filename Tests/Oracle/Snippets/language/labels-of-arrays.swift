var list = ["a"]
list.insert("b", 0)
list.remove(1)
list.firstIndex("a")
var text = "abc"
text.hasPrefix(prefix: "a")
text.remove(text.startIndex)

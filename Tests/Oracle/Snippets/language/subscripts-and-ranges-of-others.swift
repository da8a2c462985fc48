let s = "abc", a = [1, 2], d = ["k": 1]
_ = s[0]
_ = s[0...1]
_ = a["0"]
_ = a[1.0]
_ = a[0...]["a"]
_ = d[1]
_ = d["k"] + 1
_ = d["k", default: "x"]
_ = s[s.index(s.startIndex, offsetBy: "1")]
_ = a.remove(at: 0)
var b = a
b.remove(at: "0")
b.remove(at: b.count - "1")
b.insert("x", at: 0)
b.insert(1, at: "0")
b[0] = "x"
b[0...1] = ["x"]
b.removeLast("x")
b.append("x")
b.append(contentsOf: 3)
b.remove(2)
b.remove(3, at: 0)
b.insert(4)
b.sort { $0 }
b.sorted(by: >=, 1)
b.reserve(3)

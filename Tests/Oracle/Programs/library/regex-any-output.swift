let s = "hello world"
let cond = s.count > 3
let x = cond ? s.prefix(3) : "none"
print(x, type(of: x))
let m = try! Regex("(\\w+) (\\w+)").firstMatch(in: s)!.0
print(m)
print(try! Regex("[0-9]+").firstMatch(in: "ab12")!.0)

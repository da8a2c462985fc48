let s = "abc", n = 2
var i = s.startIndex
i += 1
i += n
let j = i + 1
let k = s.startIndex + 1
let l = i + n
let m = i - 1
let o = 1 + i
let p = s.endIndex - s.startIndex
print(s[i + 1])
print(s[i + n])
let xs = [1]
xs.append("a")
xs.insert("x", at: 0)
xs.remove(at: "a")
let d = ["a": 1]
d.updateValue("a", forKey: "b")
let se: Set<Int> = [1]
se.insert("a")
struct Machine {
    var stack: [Int] = []
    func add() { stack.append("a") }
    func c() { stack.insert("x", at: 0); stack.append(2); stack.remove(at: "a") }
}

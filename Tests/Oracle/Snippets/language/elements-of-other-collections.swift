var strings = ["a"]
strings += "d"
var ints = [1]
ints += "a"
ints += 3
ints += ["a"]
strings.append(contentsOf: "e")
ints.append(contentsOf: "e")
ints.append(contentsOf: ["e"])
ints.append(contentsOf: 3)
ints += strings
let z = ints + strings
let y = ints + "a"
let w = ints + 3
print(ints == strings)
print(ints.starts(with: strings))
print(ints.elementsEqual("a"))
var s: Set<Int> = [1]
s.formUnion(["a"])
print(s.union("ab"))
let zz = Set(ints) == Set(strings)
func g(_ s: String) { ints += s }

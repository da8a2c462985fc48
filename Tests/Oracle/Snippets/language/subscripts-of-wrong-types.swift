let list = [1, 2, 3]
let ages = ["a": 1]
let key = "x"
func take(_ n: Int) {}
print(list["0"])
print(list[key])
print(ages[1])
let typed: Int = list["0"]
take(list["0"])
if list["0"] == 1 { print("one") }
_ = list["0"]
let sum = list["0"] + 1
let text = list["0"].description
var changed = [1]
changed["x"] = 3
let age = ages[1] ?? 0

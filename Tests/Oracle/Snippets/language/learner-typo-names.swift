let colour = "red"
print(color)
prnt("x")
let n = Strng("a")
func greet(name: Strin) -> Sting { "hi \(nam)" }
greet(nme: "a")
colour.uppercase()
[1, 2].coun
Int.maximum

var fruits = ["apple"]
var text = "a"
var numbers = [1]
fruits = fruits + "x"
let more: [String] = fruits + "x"
fruits.remove("apple")
fruits.remove(fruits[0])
numbers.remove("x")
text.remove("a")
text.remove(0)
text.append(5)
numbers.remove(0)
numbers = numbers + 2

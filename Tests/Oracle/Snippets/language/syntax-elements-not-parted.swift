let numbers = [1 2]
let ages = ["Ann": 1 "Bob": 2]
func area(width: Int, height: Int) -> Int { width * height }
print(area(width: 1 height: 2), "a" "b")

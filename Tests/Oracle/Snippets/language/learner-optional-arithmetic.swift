let ages: [String: Int] = ["Ann": 3]
let age = ages["Ann"]
print(age + 1)
let next: Int = ages["Bob"]
if age > 2 { print("old") }
let text: String = age.description
let list = [1, 2, 3]
let last: Int = list.last
let sum = list.first + list.last

let list = [1, 2], text = "abc", size = 2.5
for index in 0..<list { print(index) }
for index in 0..<text { print(index) }
for index in 1...size { print(index) }
let a = 0..<text
let b = 1...size
let c = 0..<list
for step in 1.0...2.0 { print(step) }

let e = try 5 + 3
let f = try Int("5")
print(try 5)
let d = ["a": 1, "b": 2, "a": 3, "a": 4, "b": 5]
let h = [1.5: 1, 1.5: 2]
let k = [true: 1, true: 2]

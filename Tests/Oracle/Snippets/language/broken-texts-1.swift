let s = foo(“bar”, 3)
let t = foo('bar', 3)
print(“bar”)

let d = 2.5
let f: Float = 1.5
print(f + d)

func g() -> Int { 2 }
let _ = g()
let _: Int = "a"
let (_, _) = (1, 2)
let _ = 3, _ = g().foo
print(1)

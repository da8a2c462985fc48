return "x \(id)"
func f() -> Int
return undefined1

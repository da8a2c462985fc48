let opt: Int? = 5
if let opt != nil { print("no") }
if let opt == 5 { print("no") }
if let x = opt && x > 3 { print(x) }
if let x = opt, let y = opt { print(x + y) }
if var x = opt { x += 1; print(x) }
if opt != nil && opt > 3 { print(1) }

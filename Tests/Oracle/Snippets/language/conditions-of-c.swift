var a = 5
if a > 3 & a < 10 { print("w") }
if a == 3 | a == 4 { print("w") }
if a > 3 and a < 10 { print("v") }
if !a == 5 { print("z") }
if !a { print("z") }
if not a == 5 { print("z") }
if a > 3 && < 10 { }
if 3 < a < 10 { print("x") }
if a =! 3 { print("x") }
if a <> 3 { print("x") }

let a = 5
if a > 3 and a < 9 { print(a) }

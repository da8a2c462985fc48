let a = 5
if a == 5 then { print(a) }

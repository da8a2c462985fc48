let x y = 5

let n = 3
n(1)

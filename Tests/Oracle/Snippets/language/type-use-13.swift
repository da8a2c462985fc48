let n = 3
n()

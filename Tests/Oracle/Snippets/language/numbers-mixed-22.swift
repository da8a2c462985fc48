var n = 1
n += 1.5

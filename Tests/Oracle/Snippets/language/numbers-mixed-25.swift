let i = 3
var o = 1.0
o += i

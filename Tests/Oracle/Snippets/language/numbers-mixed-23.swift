let d = 2.5
var n = 1
n = d

func f(x:) { }
var y: = 3

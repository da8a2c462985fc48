let n = 5
if n == nil { }

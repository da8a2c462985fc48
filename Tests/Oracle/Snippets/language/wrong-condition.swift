let n = 1
let s = "a"
let o: Int? = nil
if n { }
if s { }
if o { }
while n { }
if 1 { }
if "a" { }
if n = 2 { }

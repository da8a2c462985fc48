let o: Int? = 1
if o != nil let x = o { }

let class = 1
func func() {}
var in = 3

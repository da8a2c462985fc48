protocol S {}
func other() -> some S { "x" }
var v: some S { 5 }
func two(_ b: Bool) -> some Equatable { if b { return 1 }; return "x" }
func tri() -> some Collection { 5 }

var user: Usr? = nil
func load(_ x: Strin) -> Itn { 1 }

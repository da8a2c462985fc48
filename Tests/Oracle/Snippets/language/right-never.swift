func fail(_ m: String) -> Never { fatalError(m) }
func f(_ n: Int?) -> Int { guard let n else { fail("none") }; return n }
func g(_ n: Int) -> Int { switch n { case 0: return 1; default: fail("x") } }
func h(_ n: Int) -> Int { if n > 0 { return n }; preconditionFailure() }
func i(_ n: Int?) -> Int { n ?? { fatalError() }() }

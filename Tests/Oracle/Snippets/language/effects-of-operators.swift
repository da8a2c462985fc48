struct M { let a: Int; static func + (l: M, r: M) throws -> M { l } }
func q2() throws -> M { try M(a: 1) + M(a: 2) }
func q3() throws -> M { M(a: 1) + M(a: 2) }
let m = M(a: 1) + M(a: 2)

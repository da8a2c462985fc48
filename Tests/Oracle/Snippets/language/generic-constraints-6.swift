struct P { var x = 1 }
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(P(), P()))

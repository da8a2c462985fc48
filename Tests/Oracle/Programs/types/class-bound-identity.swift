protocol Observer: AnyObject { func notify() }
final class L: Observer { func notify() {} }
func key(_ o: any Observer) -> ObjectIdentifier { ObjectIdentifier(o) }
let l = L(); print(key(l) == ObjectIdentifier(l))

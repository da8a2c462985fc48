struct Pt { var x: Int }
extension Pt: CustomStringConvertible {}
let p = Pt(x: 1)
print(p.description)
struct Q: Identifiable { var name: String }
let q = Q(name: "a")
print(q.id)
struct Cmp: Comparable { var x: Int }
print(Cmp(x: 1) < Cmp(x: 2), Cmp(x: 1) > Cmp(x: 2))
struct It: IteratorProtocol { }
var it = It()
struct Er: Error {}
print(Er().localizedDescription)
enum Raw: RawRepresentable { case a }
print(Raw.a.rawValue)

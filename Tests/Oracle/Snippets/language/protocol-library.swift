struct P: Equatable { var f: () -> Void }
struct Q: Hashable { var r: R }
struct R {}
struct S: Comparable { var x: Int }
struct T: CustomStringConvertible { }
struct U: Codable { var r: R }
enum V: CaseIterable { case a(Int) }
struct W: Identifiable { var name: String }
struct X: Sequence { }
class Y: Equatable {}

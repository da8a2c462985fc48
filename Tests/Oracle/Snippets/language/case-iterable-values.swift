struct S: Equatable { var f: () -> Void; var n: Int }
struct H: Hashable { var s: T }
struct T {}
enum E: CaseIterable { case a(Int), b }
struct C: Codable { var t: T }

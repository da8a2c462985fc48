struct S: Codable { var f: () -> Void }
struct T: Codable { var a: Int; var u: U }
struct U {}
struct V: Decodable { var u: U }
enum E: Codable { case a(U), b }
class K: Codable { var u: U? = nil }
struct W: Encodable { var u: [U] }
struct H: Hashable { var u: U }
struct Q: Equatable { var f: () -> Void }
enum EH: Hashable { case a(U) }

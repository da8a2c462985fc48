protocol P {}
struct S: Equatable { }
extension S: Equatable {}
extension S: P {}
extension S: P {}
class A: P {}
class B: A, P {}
class B2: A {}
extension B2: P {}
struct T: Comparable, Equatable { static func < (a: T, b: T) -> Bool { true } }
struct U: Codable, Encodable {}
enum E: Equatable { case a }
enum F: Hashable { case a }
extension F: Equatable {}
protocol Q: P {}
struct V: Q, P {}
struct W: P, Q {}
extension W: Q {}
struct X: Hashable, Equatable {}
extension X: Codable {}
extension X: Decodable {}
actor Y: P, P {}
enum Z: String, CaseIterable, CaseIterable { case a }
extension Z: CaseIterable {}
extension E: Hashable {}
struct G<T> {}
extension G: P where T: P {}
extension G: P where T: Equatable {}
typealias PP = P
struct H: PP, P {}
struct K: P & Q, P {}

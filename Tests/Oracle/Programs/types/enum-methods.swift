enum Light { case red, yellow, green
  mutating func next() { switch self { case .red: self = .green; case .green: self = .yellow; case .yellow: self = .red } }
  var seconds: Int { switch self { case .red: return 30; case .yellow: return 5; case .green: return 25 } }
  static let start = Light.red
  init?(_ name: String) { switch name { case "r": self = .red; case "g": self = .green; default: return nil } } }
var light = Light.start
light.next(); print(light, light.seconds); light.next(); print(light)
print(Light("g") as Any, Light("x") as Any)
enum Barcode { case upc(Int, Int), qr(String), none
  var text: String {
    switch self {
    case let .upc(a, b) where a == b: return "same \(a)"
    case .upc(let a, _): return "upc \(a)"
    case .qr(let s): return s.isEmpty ? "empty" : s
    case .none: return "none" } } }
print([Barcode.upc(1, 1), .upc(2, 3), .qr(""), .qr("z"), .none].map(\.text))
if case .qr(let s) = Barcode.qr("hello"), s.count > 3 { print(s) }
guard case .upc(let n, _) = Barcode.upc(8, 9) else { fatalError() }
print(n)
let codes: [Barcode] = [.qr("a"), .none, .qr("b")]
for case .qr(let s) in codes { print(s) }
print(codes.compactMap { code -> String? in if case .qr(let s) = code { return s }; return nil })
enum Result2<T, E: Error> { case ok(T), bad(E)
  func map<U>(_ f: (T) -> U) -> Result2<U, E> { switch self { case .ok(let t): return .ok(f(t)); case .bad(let e): return .bad(e) } } }
struct Oops: Error {}
print(Result2<Int, Oops>.ok(2).map { $0 * 2 }, Result2<Int, Oops>.bad(Oops()).map { "\($0)" })

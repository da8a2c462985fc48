import Foundation
// event sourcing, state machine, Codable polymorphism
enum State: Equatable { case idle, loading(progress: Double), loaded([String]), failed(reason: String, retries: Int) }
enum Event: CustomStringConvertible { case start, tick(Double), finish([String]), fail(String), retry, reset
  var description: String { Mirror(reflecting: self).children.first?.label ?? String("\(self.name)") }
  var name: String { switch self { case .start: "start"; case .retry: "retry"; case .reset: "reset"; default: "?" } } }
struct Machine { private(set) var state: State = .idle { didSet { if state != oldValue { history.append(oldValue) } } }; private(set) var history: [State] = []
  @discardableResult mutating func send(_ e: Event) -> Bool {
    switch (state, e) {
    case (.idle, .start), (.failed(_, 0..<3), .retry): state = .loading(progress: 0)
    case (.loading(let p), .tick(let d)) where p + d < 1: state = .loading(progress: p + d)
    case (.loading, .tick): state = .loading(progress: 1)
    case (.loading(progress: 1), .finish(let xs)): state = .loaded(xs)
    case (.loading, .fail(let why)): state = .failed(reason: why, retries: history.reduce(0) { if case .failed = $1 { $0 + 1 } else { $0 } })
    case (_, .reset): state = .idle
    default: return false }
    return true } }
var m = Machine()
for e in [.tick(1), .start, .tick(0.25), .tick(0.5), .fail("net"), .finish([]), .retry, .tick(2), .finish(["a", "b"]), .start, .reset] as [Event] { print(e, m.send(e), m.state) }
print(m.history.count, m.history.last!); dump(m.state); dump(m.history[2...3])
protocol Shape: Codable { static var kind: String { get }; var area: Double { get } }
struct Circle: Shape { static let kind = "circle"; var r: Double; var area: Double { .pi * r * r } }
struct Rect: Shape { static let kind = "rect"; var w, h: Double; var area: Double { w * h } }
struct AnyShape: Codable { let base: any Shape; static let types: [any Shape.Type] = [Circle.self, Rect.self]
  enum K: CodingKey { case kind, value }
  init(_ b: any Shape) { base = b }
  init(from d: any Decoder) throws { let c = try d.container(keyedBy: K.self); let k = try c.decode(String.self, forKey: .kind)
    guard let t = Self.types.first(where: { $0.kind == k }) else { throw DecodingError.dataCorruptedError(forKey: .kind, in: c, debugDescription: "unknown \(k)") }
    base = try c.decode(t, forKey: .value) }
  func encode(to e: any Encoder) throws { var c = e.container(keyedBy: K.self); try c.encode(type(of: base).kind, forKey: .kind); try c.encode(base, forKey: .value) } }
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]
let data = try enc.encode([AnyShape(Circle(r: 1)), AnyShape(Rect(w: 2, h: 3))]); print(String(data: data, encoding: .utf8)!)
let back = try JSONDecoder().decode([AnyShape].self, from: data); print(back.map { String(format: "%.2f", $0.base.area) }, back[0].base, back)
do { _ = try JSONDecoder().decode(AnyShape.self, from: Data(#"{"kind":"hex","value":{}}"#.utf8)) } catch { print(error) }
do { _ = try JSONDecoder().decode(AnyShape.self, from: Data(#"{"kind":"rect","value":{"w":1}}"#.utf8)) } catch { print(error) }
do { _ = try JSONDecoder().decode([String: Int].self, from: Data("{\"a\":\"x\"}".utf8)) } catch { print(error); print(error.localizedDescription) }
do { _ = try JSONDecoder().decode([Int].self, from: Data("[1,]x".utf8)) } catch { print(error) }
struct Config: Codable, Equatable { var name: String; var opts: Opts? ; struct Opts: Codable, Equatable { var depth = 3; var flags: [String: Bool] = [:]; enum CodingKeys: String, CodingKey { case depth = "d", flags } }
  init(name: String, opts: Opts? = nil) { self.name = name; self.opts = opts }
  init(from d: Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self); name = try c.decodeIfPresent(String.self, forKey: .name) ?? "anon"; opts = try? c.decode(Opts.self, forKey: .opts); print(c.allKeys.map(\.stringValue).sorted(), c.contains(.opts)) } }
print(try JSONDecoder().decode(Config.self, from: Data(#"{"opts":{"d":1,"flags":{"x":true}},"zzz":1}"#.utf8)))
print(try JSONDecoder().decode(Config.self, from: Data(#"{"name":"n","opts":{}}"#.utf8)) == Config(name: "n"))
enc.outputFormatting = [.prettyPrinted, .sortedKeys]; print(String(decoding: try enc.encode(Config(name: "é\t\u{1}/", opts: .init(flags: ["b": false]))), as: UTF8.self))
class Animal: Codable { var name: String; init(name: String) { self.name = name } }
class Dog: Animal { var age: Int; enum CodingKeys: CodingKey { case age }; init(name: String, age: Int) { self.age = age; super.init(name: name) }
  required init(from d: Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self); age = try c.decode(Int.self, forKey: .age); try super.init(from: c.superDecoder()) }
  override func encode(to e: Encoder) throws { var c = e.container(keyedBy: CodingKeys.self); try c.encode(age, forKey: .age); try super.encode(to: c.superEncoder()) } }
let dd = try enc.encode(Dog(name: "Rex", age: 3)); print(String(decoding: dd, as: UTF8.self)); let dog = try JSONDecoder().decode(Dog.self, from: dd); print(dog.name, dog.age)
let pl = PropertyListEncoder(); pl.outputFormat = .xml; print(String(decoding: try pl.encode(Config(name: "x")), as: UTF8.self).split(separator: "\n").dropFirst(2).joined())
let any = try JSONSerialization.jsonObject(with: Data(#"{"a":[1,2.5,true,null,"s"]}"#.utf8)) as! [String: Any]; print((any["a"] as! [Any]).count, (any["a"] as! [Any])[0] as? Int as Any, (any["a"] as! [Any])[3] is NSNull)

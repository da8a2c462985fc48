struct Handle: ~Copyable {
  private let fd: Int
  init(fd: Int) { self.fd = fd; print("open \(fd)") }
  var number: Int { fd }
  consuming func close() { print("close \(fd)"); discard self }
  consuming func rename(to n: Int) -> Handle { let h = Handle(fd: n); return h }
  deinit { print("deinit \(fd)") }
}
func work() throws { let h = Handle(fd: 1); defer { print("defer") }; if h.number == 1 { h.close() } else { throw E.bad }; print("worked") }
enum E: Error { case bad, worse(Int) }
try? work()
func pass(_ h: consuming Handle) -> Handle { print("pass", h.number); return h }
do { let a = Handle(fd: 2); let b = pass(a); let c = pass(b); print("c", c.number) }
do { let a = Handle(fd: 3).rename(to: 4); print(a.number) }
final class Pool { var free: Handle?; init() { free = Handle(fd: 10) }
  func take() -> Handle? { return free.take() }
  func give(_ h: consuming Handle) { free = consume h } }
do { let p = Pool(); if let h = p.take() { print("got", h.number); p.give(h) }; print("end") }
struct Pair: ~Copyable { let a: Handle; let b: Handle; consuming func split() -> Int { let x = a.number + b.number; return x } }
do { let p = Pair(a: Handle(fd: 20), b: Handle(fd: 21)); print(p.a.number, p.b.number); print(p.split()) ; print("after split") }
func early(_ b: Bool) -> Int { let h = Handle(fd: 30); guard b else { return -1 }; let n = h.number; h.close(); return n }
print(early(true)); print(early(false))
func loop() { var h = Handle(fd: 40); for i in 41...42 { h = Handle(fd: i); print("loop", h.number) }; print("done") }
loop()
enum Resource: ~Copyable { case none; case file(Handle)
  borrowing func describe() -> String { switch self { case .none: "none"; case .file(let h): "file \(h.number)" } }
  mutating func reset() { self = .none } 
  consuming func finish() { switch consume self { case .none: print("nothing"); case .file(let h): h.close() } } }
do { var r = Resource.file(Handle(fd: 50)); print(r.describe()); r.reset(); print(r.describe()); let s = Resource.file(Handle(fd: 51)); print(s.describe()); s.finish(); print("end"); Resource.file(Handle(fd: 52)).finish() }
func fail() throws -> Handle { let h = Handle(fd: 60); if h.number == 60 { throw E.worse(h.number) }; return h }
do { let h = try fail(); print(h.number) } catch { print("caught", error) }
struct Guard: ~Copyable { let onEnd: () -> Void; init(_ f: @escaping () -> Void) { onEnd = f }; deinit { onEnd() } }
func scoped() { let g = Guard { print("released") }; _ = g.onEnd; print("in scope") }
scoped()
func inoutTest(_ h: inout Handle) { h = Handle(fd: h.number + 1) }
do { var h = Handle(fd: 70); inoutTest(&h); inoutTest(&h); print("final", h.number) }
let closure = { (h: borrowing Handle) in print("closure", h.number) }
do { let h = Handle(fd: 80); closure(h); closure(h) }
func generic<T: ~Copyable>(_ t: consuming T, _ f: (consuming T) -> Void) { f(t) }
generic(Handle(fd: 90)) { print("g", $0.number) }

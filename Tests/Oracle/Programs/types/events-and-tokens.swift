import Foundation
final class EventBus {
  typealias Handler<E> = (E) -> Void
  final class Token { private let onDeinit: () -> Void; init(_ f: @escaping () -> Void) { onDeinit = f }; deinit { onDeinit() } }
  private var handlers: [ObjectIdentifier: [Int: Any]] = [:]
  private var next = 0
  func subscribe<E>(_ type: E.Type = E.self, _ h: @escaping Handler<E>) -> Token {
    let id = next; next += 1
    handlers[ObjectIdentifier(type), default: [:]][id] = h
    return Token { [weak self] in self?.handlers[ObjectIdentifier(type)]?[id] = nil; print("unsubscribed \(type) \(id)") }
  }
  func publish<E>(_ e: E) {
    guard let hs = handlers[ObjectIdentifier(E.self)] else { print("no handler for \(E.self)"); return }
    for (_, h) in hs.sorted(by: { $0.key < $1.key }) { (h as! Handler<E>)(e) }
  }
}
struct Login { let user: String }
struct Logout { let user: String; let at = Date(timeIntervalSince1970: 0) }
let bus = EventBus()
var tokens: [EventBus.Token] = []
tokens.append(bus.subscribe { (e: Login) in print("hi", e.user) })
tokens.append(bus.subscribe(Logout.self) { print("bye", $0.user, $0.at.timeIntervalSince1970) })
bus.publish(Login(user: "ann"))
do { let t = bus.subscribe(Login.self) { e in print("second", e) }; bus.publish(Login(user: "bob")); withExtendedLifetime(t) {} }
bus.publish(Login(user: "cy"))
bus.publish(Logout(user: "cy"))
bus.publish(42)
tokens.removeAll()
bus.publish(Login(user: "zed"))
class Observable<T> {
  private var observers: [(T, T) -> Void] = []
  var value: T { didSet { observers.forEach { $0(oldValue, value) } } }
  init(_ v: T) { value = v }
  func observe(_ f: @escaping (T, T) -> Void) { observers.append(f) }
}
extension Observable where T: AdditiveArithmetic { static func += (l: Observable, r: T) { l.value = l.value + r } }
let n = Observable(3)
n.observe { print("changed \($0) -> \($1)") }
n += 4
n.value *= 2
protocol Delegate: AnyObject { func did(_ s: String); var name: String { get } }
extension Delegate { func did(_ s: String) { print("default", s, name) } }
class D1: Delegate { let name = "d1" }
class D2: Delegate { var name: String { "d2-\(count)" }; var count = 0; func did(_ s: String) { count += 1; print(name, s) } }
struct WeakBox<T: AnyObject> { weak var ref: T? }
class Subject { private var list: [WeakBox<AnyObject>] = []; func add(_ d: Delegate) { list.append(WeakBox(ref: d)) }; func fire(_ s: String) { list.removeAll { $0.ref == nil }; print(list.count); for b in list { (b.ref as? Delegate)?.did(s) } } }
let s = Subject(); let d1 = D1(); var d2: D2? = D2()
s.add(d1); s.add(d2!); s.fire("one"); d2 = nil; s.fire("two")
let nc = NotificationCenter.default
let name = Notification.Name("thing")
let obs = nc.addObserver(forName: name, object: nil, queue: nil) { note in print(note.name.rawValue, note.userInfo?["k"] ?? "none") }
nc.post(name: name, object: nil, userInfo: ["k": 5])
nc.removeObserver(obs)
nc.post(name: name, object: nil)

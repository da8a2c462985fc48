var stored: (() -> Void)?
func take(_ c: @escaping () -> Void) {}
func optional(_ c: (() -> Void)?) {}
struct Holder {
  var f: () -> Void
  var g: (() -> Void)?
  init(f: () -> Void) { self.f = f }
  mutating func set(_ h: () -> Void) { g = h }
}
func passed(_ c: () -> Void) { take(c) }
func assigned(_ c: () -> Void) { stored = c }
func returned(_ c: () -> Void) -> () -> Void { return c }
func implied(_ c: () -> Void) -> () -> Void { c }
func called(_ c: () -> Void) { let k = c; k() }
func toOptional(_ c: () -> Void) { optional(c) }
final class Service {
  var handler: () -> Void = {}
  func set(handler: () -> Void) { self.handler = handler }
  func run(_ body: () -> Void) { body(); [1].forEach { _ in body() } }
}

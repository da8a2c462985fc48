class Store {
  var handlers: [() -> Void] = []
  var n = 0
  func on(_ f: @escaping () -> Void) { handlers.append(f) }
  func each(_ f: (Int) -> Void) { for i in 0..<n { f(i) } }
  func setUp() {
    on { self.n += 1 }
    on { [weak self] in self?.n += 1 }
    on { [self] in n += 1 }
    on { [weak self] in
      guard let self else { return }
      n += 1
      self.setUp()
    }
    on { [unowned self] in self.n -= 1 }
    each { n += $0 }
    each { _ in handlers.removeAll() }
  }
}

import Foundation

@MainActor class Finder: NSObject {
  override init() {
    super.init()
    start()
  }
  func start() {}
}
class Base {
  init() {}
  func run() {}
}
@MainActor class Derived: Base {
  override init() {
    super.init()
    start()
  }
  func start() {}
  override func run() { start() }
}
@MainActor class Convenient: Base {
  convenience init(_ count: Int) {
    self.init()
    start()
  }
  func start() {}
}

class Base { required init(n: Int) {} }
class Derived: Base {
  init() { super.init(n: 1) }
}
class Other: Base {
  override init(n: Int) { super.init(n: n) }
}
class Fitting: Base {
  required init(n: Int) { super.init(n: n) }
}
class Inheriting: Base { var x = 1 }

class Animal { func speak() {}; var legs: Int { 4 }; func eat(_ food: String) {}; init(n: Int) {}; final func sleep() {} ; static func s() {}; class func c() {} }
class Dog: Animal {
  func speak() {}
  var legs: Int { 3 }
  override func run() {}
  override func eat(_ food: Int) {}
  init(n: Int) { super.init(n: n) }
  override func sleep() {}
  override static func s() {}
  override class func c() {}
}
class Cat: Animal { override var legs: Int { 4 }; override func speak() { super.speak() } }

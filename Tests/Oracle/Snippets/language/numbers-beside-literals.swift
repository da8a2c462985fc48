struct Bill {
  var amount = 0.0
  var tip = 20
  func a() { let t = amount / 100 * tip; print(t) }
  func b() { let t = 2 * amount * tip; print(t) }
  func c() { let t = (amount / 100) * tip; print(t) }
  func d() { let t = amount / 100 * tip * 2; print(t) }
  func e() {
    print("\(amount / 100 * tip)")
    print("\(amount * 2 * tip)")
  }
  func f() {
    print("\(amount * tip / 100)")
    print("\(tip * amount / 100)")
  }
  func g() {
    print("\(tip / 100 * amount)")
    print("\(amount + amount * tip)")
  }
  func h() { print(amount / 100 * tip) }
  var i: Double { amount / 100 * tip }
}

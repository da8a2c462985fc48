struct Form {
  var isValid = true
  func show(_ opacity: Double) -> Double { opacity }
  var direct: Double {
    return show(opacity)
    var opacity: Double {
      return isValid ? 1 : 0.5
    }
  }
  var both: Double {
    print(opacity)
    let read = { opacity }
    print(read())
    var opacity: Double { isValid ? 1 : 0.5 }
    return opacity
  }
  func within() {
    let read = { { three }() }
    func next() -> Int { three + 1 }
    var three: Int { 3 }
    print(read(), next())
  }
}

var completion: [() -> Void] = []
class VM { var n = 0
  func go() { completion.append { n += 1 } }
  func go2() { completion.append({ n += 1 }) }
  func go3() { completion = [{ n += 1 }] }
  func go4() { let d = ["a": { n += 1 }]; print(d) }
  var h: (() -> Void)?
  func go5() { h = { n += 1 } }
}

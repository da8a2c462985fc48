func pair() -> (Int, String) { (1, "a") }

struct Settings {
  let (name, version) = pair()
  var (width, height) = (320, 480)
}

final class Machine {
  let (number, text) = pair()
}

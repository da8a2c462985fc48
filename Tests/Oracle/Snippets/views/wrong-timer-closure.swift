import SwiftUI

class Timer1: ObservableObject {
  @Published var s = 0
  var t: Timer?
  func start() {
    t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { s += 1 }
  }
}

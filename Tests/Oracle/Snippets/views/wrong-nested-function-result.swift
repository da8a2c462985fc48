import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      row(3)
    }
  }
  func row(_ n: Int) -> View {
    Text("\(n)")
  }
}

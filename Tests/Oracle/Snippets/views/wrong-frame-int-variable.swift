import SwiftUI

struct ContentView: View {
  let size = 100
  var body: some View {
    Circle().frame(width: size, height: size)
  }
}

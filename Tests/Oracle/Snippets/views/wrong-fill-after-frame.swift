import SwiftUI

struct ContentView: View {
  var body: some View {
    Circle().frame(width: 10, height: 10).fill(.red)
  }
}

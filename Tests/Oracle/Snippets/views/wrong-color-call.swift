import SwiftUI

struct ContentView: View {
  var body: some View {
    Color(red: 255, green: 0)
  }
}

import SwiftUI

struct ContentView: View {
  @State let count = 0
  var body: some View {
    Text("\(count)")
  }
}

import SwiftUI

struct ContentView: View {
  @State private var count: Int = "0"
  var body: some View {
    Text("\(count)")
  }
}

import SwiftUI

struct ContentView: View {
  @State private var count
  var body: some View {
    Text("\(count)")
  }
}

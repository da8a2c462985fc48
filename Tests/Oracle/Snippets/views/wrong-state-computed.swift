import SwiftUI

struct ContentView: View {
  @State var double: Int { 2 }
  var body: some View {
    Text("\(double)")
  }
}

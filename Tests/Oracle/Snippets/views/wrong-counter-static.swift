import SwiftUI
struct Counter: View {
  @State var count: Int = "0"
  var body: some View {
    VStack { Text("Count: \(count)"); Button("Add", action: { count = count + 1.5 }) }
  }
}

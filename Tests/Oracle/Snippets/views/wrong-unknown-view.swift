import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Above")
      ProfileHeader(name: "Ann")
    }
    .padding()
  }
}

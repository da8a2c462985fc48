import SwiftUI

struct ContentView: View {
  let price = 9.5
  var body: some View {
    VStack {
      Text("Price")
      Text(price)
    }
  }
}

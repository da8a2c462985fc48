import SwiftUI

struct ContentView: View {
  let columns = 3
  var body: some View {
    GeometryReader { proxy in
      Text("x").frame(width: proxy.size.width / columns)
    }
  }
}

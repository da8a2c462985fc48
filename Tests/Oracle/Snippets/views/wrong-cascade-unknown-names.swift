import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Txt("a")
      Text("b").itallic()
      Imge(systemName: "x")
    }
  }
}

import SwiftUI

class ContentView: View {
  var body: some View {
    Text("x")
  }
}

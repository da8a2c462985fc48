import SwiftUI

struct ContentView: View {
  var body: some View {
    Image("photo").frame(width: 10).resizable()
  }
}

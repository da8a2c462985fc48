import SwiftUI

struct ContentView: View {
  @State private var isOn = false
  var body: some View { header }
  var header: some View {
    if isOn {
      Text("on")
    } else {
      Text("off")
    }
  }
}

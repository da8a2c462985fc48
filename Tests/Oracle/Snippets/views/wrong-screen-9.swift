import SwiftUI

struct Alerts: View {
  @State private var message: String?
  @State private var show = false
  var body: some View {
    Text("a")
      .alert(isPresented: $show) { Alert(title: "Hi", message: Text("x")) }
      .alert("Hi", isPresented: $message) { Button("OK") {} }
      .alert("Hi", isPresented: $show, actions: { Button("OK") {} }, message: { Text(message) })
  }
}

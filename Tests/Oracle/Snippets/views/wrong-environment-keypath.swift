import SwiftUI

struct ContentView: View {
  @Environment(\.dismis) private var dismiss
  var body: some View {
    Button("Close") { dismiss() }
  }
}

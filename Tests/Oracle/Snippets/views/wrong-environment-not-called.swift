import SwiftUI

struct ContentView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Close", action: dismiss)
  }
}

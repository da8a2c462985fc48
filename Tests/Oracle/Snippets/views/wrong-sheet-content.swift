import SwiftUI
struct Root: View {
  @State private var shown = false
  var body: some View {
    Button("x") { shown.toggle() }
      .sheet(isPresented: $shown) { Detail(shown: shown) }
  }
}
struct Detail: View { @Binding var shown: Bool; var body: some View { Button("c") { shown = false } } }

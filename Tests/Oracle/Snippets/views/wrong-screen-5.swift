import SwiftUI

struct Detail: View {
  let item: String
  @Environment(\.dismiss) var dismiss
  var body: some View {
    VStack {
      Text(item)
      Button("Close", action: dismiss)
    }
  }
}
struct Root: View {
  @State private var showing = false
  var body: some View {
    Button("Show") { showing.toggle() }
      .sheet(isPresented: $showing) { Detail() }
  }
}

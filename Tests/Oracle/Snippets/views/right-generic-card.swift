import SwiftUI

struct Card<Content: View, Footer: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: () -> Content
  @ViewBuilder var footer: Footer
  init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content, @ViewBuilder footer: () -> Footer) {
    self.title = title
    self.content = content
    self.footer = footer()
  }
  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      content()
      footer
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 8).fill(Color(.systemBackground)))
    .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray))
    .overlay(alignment: .topTrailing) { Image(systemName: "xmark") }
  }
}

extension Card where Footer == EmptyView {
  init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, content: content, footer: { EmptyView() })
  }
}

struct ContentView: View {
  var body: some View {
    Card("A") { Text("x"); Text("y") }
    Card("B") { Text("x") } footer: { Button("OK") {} }
  }
}

import SwiftUI

struct Unclosed: View {
  @State private var items = [1]
  var body: some View {
    VStack {
      Button(action: { items = [] }, label: { Image(systemName: "star") }
    }
    .padding()
  }
  func f() {
    items.forEach({ print($0) }
    for item in items { print(item) }
  }
  func g() {
    items.forEach({ print($0) }
    items.removeAll()
    items.append(unknown)
  }
}

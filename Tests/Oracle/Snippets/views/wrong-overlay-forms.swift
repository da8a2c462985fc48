import SwiftUI
struct A: View {
  var body: some View {
    Circle().overlay(alignment: .topTrailing, Text("x"))
    Circle().overlay(content: Text("x"))
    Circle().overlay(Text("x"), alignment: .topp)
    Circle().background { Color.red }.clipShape(.circel)
  }
}

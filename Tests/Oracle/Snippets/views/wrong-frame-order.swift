import SwiftUI
struct A: View {
  var body: some View {
    Text("Hi")
      .frame(height: 10, width: 20)
    Text("Hi").frame(maxWidth: .infinity, minWidth: 10)
    Text("B").frame(width: 20, alignment: .leading, height: 30)
  }
}

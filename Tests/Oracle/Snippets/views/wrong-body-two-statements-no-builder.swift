import SwiftUI
struct A: View {
  var header: some View {
    Text("a")
    Text("b")
  }
  var body: some View { header }
}

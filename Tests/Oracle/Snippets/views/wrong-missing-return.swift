import SwiftUI
struct A: View {
  func title() -> some View {
    let x = "a"
    Text(x)
  }
  var header: some View {
    let y = 3
    print(y)
    Text("\(y)")
  }
  var body: some View { title() }
}

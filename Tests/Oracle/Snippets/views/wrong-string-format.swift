import SwiftUI
struct Root: View {
  let d = 3.14159
  var body: some View {
    Text(String(format: "%.2f", d))
    Text("\(d, specifier: "%.2f")")
    Text(String(d, specifier: "%.2f"))
    Text(d.rounded(2))
    Text("\(d.foo)")
  }
}

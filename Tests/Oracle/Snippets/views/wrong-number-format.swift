import SwiftUI
struct A: View {
  let price = 2.5
  var body: some View {
    Text(price, format: .currency("USD"))
    Text(price, format: .currency(code: "USD"))
    Text("\(price, format: .percentage)")
    Text(price.formatted(.number.precision(.fraction(2))))
  }
}

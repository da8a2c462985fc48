import SwiftUI
struct A: View {
  let date = Date()
  var body: some View {
    Text(date)
    Text(date, style: .day)
    Text("\(date, style: .date)")
    Text(date.formatted(.dateTime.day().mnth()))
  }
}

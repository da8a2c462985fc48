import SwiftUI
struct A: View {
  @State private var d = "today"
  @State private var date = Date()
  var body: some View {
    DatePicker("d", selection: $d)
    DatePicker("d", selection: $date, displayedComponents: .dates)
    DatePicker("d", date: $date)
  }
}

import SwiftUI

enum Flavor: String, CaseIterable, Identifiable {
  case chocolate, vanilla, strawberry
  var id: Self { self }
  var title: String { rawValue.capitalized }
}

struct ContentView: View {
  @State private var flavor: Flavor = .chocolate
  @State private var optional: Flavor?
  @State private var date = Date()
  @State private var number = 0
  @State private var color = Color.red
  var body: some View {
    Form {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.title).tag($0) }
      }
      .pickerStyle(.segmented)
      Picker("Optional", selection: $optional) {
        Text("None").tag(Flavor?.none)
        ForEach(Flavor.allCases) { flavor in Text(flavor.rawValue).tag(Optional(flavor)) }
      }
      Picker(selection: $number) { ForEach(0..<10, id: \.self) { Text("\($0)") } } label: { Text("Number") }
      Picker(selection: $number, label: Text("Old")) { Text("1").tag(1) }
      DatePicker("Date", selection: $date, displayedComponents: [.date, .hourAndMinute])
      DatePicker("Range", selection: $date, in: ...Date(), displayedComponents: .date)
      ProgressView(value: 0.5)
      ProgressView("Loading", value: 3, total: 10)
      LabeledContent("Name", value: "Ann")
      SecureField("Password", text: .constant(""))
      Text(date, style: .time)
      Text(date.formatted(date: .abbreviated, time: .omitted))
      Text(3.14159, format: .number.precision(.fractionLength(2)))
    }
  }
}

import SwiftUI

struct Converter: View {
  @State private var input = ""
  @State private var unit: Unit = .km
  enum Unit: String { case km, miles }
  var result: String { Double(input)! * 1.6 }
  var body: some View {
    TextField("In", text: $input)
    Picker("Unit", selection: unit) { Text("km").tag(Unit.km); Text("mi").tag(Unit.miles) }
    Text(result)
  }
}

import SwiftUI

struct Bind: View {
  @State private var celsius = 20.0
  private var fahrenheit: Binding<Double> {
    Binding(get: { celsius * 9 / 5 + 32 }, set: { celsius = ($0 - 32) * 5 / 9 })
  }
  var body: some View {
    VStack {
      Slider(value: $celsius, in: -20...50, step: 0.5) { Text("C") } minimumValueLabel: { Text("-20") } maximumValueLabel: { Text("50") }
      TextField("F", value: fahrenheit, format: .number.precision(.fractionLength(1)))
      Text(celsius, format: .number)
    }
  }
}

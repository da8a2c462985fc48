import SwiftUI

struct CounterView: View {
  @State private var count = 0
  @State private var step = 1.0
  private var title: String { count == 0 ? "Start" : "Count: \(count)" }

  var body: some View {
    VStack(spacing: 16) {
      Text(title).font(.largeTitle).bold()
      HStack {
        Button("−") { count -= Int(step) }
        Button("+", action: increment)
        Button(role: .destructive, action: { count = 0 }) { Label("Reset", systemImage: "trash") }
      }
      .buttonStyle(.borderedProminent)
      Slider(value: $step, in: 1...10, step: 1) { Text("Step") } minimumValueLabel: { Text("1") } maximumValueLabel: { Text("10") }
      Stepper("Count \(count)", value: $count, in: 0...100)
      Stepper { Text("Custom") } onIncrement: { count += 1 } onDecrement: { count -= 1 }
    }
    .padding(.horizontal, 20)
    .onChange(of: count) { oldValue, newValue in print(oldValue, newValue) }
    .onChange(of: step) { print("step") }
    .onChange(of: count) { value in print(value) }
  }

  private func increment() { count += Int(step) }
}

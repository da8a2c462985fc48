import Testing

/// What whole apps ask of Foundation, Charts and item providers: each row launches without an error
/// and without a note, and shows its texts.
@Suite struct RealFoundationTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  static let rows: [ShownProgram] = [
    .init(
      name: "a temperature's style has a default for everything",
      source: """
        import SwiftUI
        struct ContentView: View {
          let style: Measurement<UnitTemperature>.FormatStyle = .measurement(
            numberFormatStyle: .number.precision(.fractionLength(0...1)))
          let heat = Measurement(value: 68, unit: UnitTemperature.fahrenheit)
          var body: some View { Text(heat.formatted(style)) }
        }
        """, texts: ["68°F"]),
    .init(
      name: "symbols that stand alone, and units of every kind",
      source: """
        import SwiftUI
        struct ContentView: View {
          let power = Measurement(value: 2, unit: UnitPower.kilowatts)
          var body: some View {
            Text(DateFormatter().shortStandaloneMonthSymbols[0])
            Text(DateFormatter().veryShortStandaloneWeekdaySymbols[1])
            Text("\\(power.converted(to: .watts).value) \\(UnitFrequency.hertz.symbol)")
            Text(MeasurementFormatter().string(from: UnitVolume.deciliters))
          }
        }
        """, texts: ["Jan", "M", "2,000.000000 Hz", "dL"]),
    .init(
      name: "a plot around marks, and shapes that are symbols",
      source: """
        import SwiftUI
        import Charts
        struct Square: ChartSymbolShape, InsettableShape {
          let inset: CGFloat
          init(inset: CGFloat = 0) { self.inset = inset }
          func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
          func inset(by amount: CGFloat) -> Square { Square(inset: inset + amount) }
          var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
        }
        struct ContentView: View {
          var body: some View {
            Text("sales")
            Chart {
              Plot {
                ForEach(0..<3) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
                  .symbol(Circle().strokeBorder(lineWidth: 2))
              }
              .interpolationMethod(.monotone)
              .foregroundStyle(.pink)
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
            .chartSymbolScale([
              "a": Circle().strokeBorder(lineWidth: 3), "b": Square().strokeBorder(lineWidth: 3),
            ])
          }
        }
        """, texts: ["sales"]),
    .init(
      name: "an object of a class that a provider loads is to be cast",
      source: """
        import SwiftUI
        struct ContentView: View {
          @State var image: UIImage?
          var body: some View {
            Text(image == nil ? "none" : "some")
              .onTapGesture {
                let provider = NSItemProvider(object: UIImage())
                provider.loadObject(ofClass: UIImage.self) { found, _ in
                  DispatchQueue.main.async { image = found as? UIImage }
                }
                _ = provider.loadObject(ofClass: String.self) { text, _ in print(text ?? "") }
              }
          }
        }
        """, texts: ["none"]),
    .init(
      name: "a future's value is awaited, a thread says what it is",
      source: """
        import SwiftUI
        import Combine
        struct ContentView: View {
          @State var found = 0
          @State var isMain = false
          var body: some View {
            Text("\\(found) \\(isMain)")
              .task {
                let future = Future<Int, any Error> { promise in promise(.success(3)) }
                found = (try? await future.value) ?? -1
                isMain = Thread.current.isMainThread
              }
          }
        }
        """, texts: ["3 true"]),
    .init(
      name: "bindings of a dictionary's values, and the subviews of what is given",
      source: """
        import SwiftUI
        extension ContainerValues { @Entry var mark = "none" }
        struct Cards<Content: View>: View {
          @ViewBuilder var content: Content
          var body: some View {
            ForEach(subviews: content) { $0 }
            Group(subviews: content) { subviews in if subviews.count > 2 { subviews } }
          }
        }
        final class Model: ObservableObject { @Published var scores = ["Ann": 1] }
        struct ContentView: View {
          @StateObject var model = Model()
          @State var counts = ["a": 1]
          var body: some View {
            Text("\\(counts["a"] ?? 0) \\(counts["b"] ?? 0) \\(model.scores["Ann"] ?? 0)")
            Button("Set") { $counts["b"].wrappedValue = 5 }
            if let score = Binding($model.scores["Ann"]) {
              Button("Score") { score.wrappedValue += 1 }
            }
            Cards { Text("x"); Text("y") }
          }
        }
        """, commands: ["tap Set", "tap Score"],
      texts: ["1 5 2", "Set", "Score", "x", "y"]),
    .init(
      name: "attributes one after the other, and those of a run",
      source: """
        import SwiftUI
        struct ContentView: View {
          var text: AttributedString {
            AttributedString("a", attributes: AttributeContainer().foregroundColor(.red).kern(2))
              + AttributedString("b")
          }
          var body: some View {
            Text("\\(text.runs.filter { $0.foregroundColor == .red && $0.kern == 2 }.count)")
          }
        }
        """, texts: ["1"]),
  ]
}

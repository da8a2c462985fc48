import SwiftUI

@propertyWrapper struct Clamped: DynamicProperty {
  @State private var value: Double
  private let range: ClosedRange<Double>
  init(wrappedValue: Double, _ range: ClosedRange<Double>) {
    _value = State(initialValue: wrappedValue)
    self.range = range
  }
  var wrappedValue: Double {
    get { value }
    nonmutating set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: Binding<Double> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

struct ContentView: View {
  @Clamped(0...10) private var level = 3
  @AppStorage("name") private var name = "Ann"
  @AppStorage("count") var count: Int = 0
  @SceneStorage("tab") private var tab = 0
  @FocusState private var focused: Bool
  @FocusState private var field: Field?
  @Namespace private var space
  @GestureState private var drag = CGSize.zero
  @ScaledMetric private var size = 20.0
  enum Field: Hashable { case name, mail }
  var body: some View {
    VStack {
      Slider(value: $level, in: 0...10)
      Button("Up") { level += 1; count += 1; focused = true; field = .mail }
      TextField("Name", text: $name).focused($focused)
      TextField("Mail", text: $name).focused($field, equals: .mail)
      Circle().matchedGeometryEffect(id: "c", in: space).frame(width: size)
        .offset(drag)
        .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
        .gesture(TapGesture().onEnded { print("tap") })
        .onTapGesture(count: 2) { tab += 1 }
        .onLongPressGesture { print("long") }
    }
  }
}

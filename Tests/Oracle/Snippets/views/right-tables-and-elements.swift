import SwiftUI

struct Score: Identifiable {
  let id = 1
  var name = "a"
  var points = 3
}

struct Scores: View {
  @State private var order = [KeyPathComparator(\Score.name)]
  @State private var chosen: Set<Score.ID> = []
  let scores = [Score()]
  var body: some View {
    Table(sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Points") { Text("\($0.points)") }
    } rows: {
      ForEach(scores) { score in TableRow(score) }
    }
    Table(selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(scores) { TableRow($0) }
    }
  }
}

struct Cover: Identifiable {
  let id = UUID()
  var color: Color
}

struct Covers: View {
  @State private var covers: [Cover] = [.red, .orange].compactMap { color in
    return .init(color: color)
  }
  let others: [Cover] = [.red, .blue].map { .init(color: $0) }
  let third = [.red, .blue].map { Cover(color: $0) }
  @State private var scale = 1.0
  let formatter = DateFormatter()
  var body: some View {
    Slider(value: $scale, in: 0.5...2, step: 0.1) { Text("Scale") }
    Slider(value: $scale) { Text("Scale") }
    Text("\(covers.count + others.count + third.count)")
    Text("Born on \(Date.now, formatter: formatter)")
  }
}

struct Writing: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {}
}

struct Labelled: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel(frame: .zero)
    label.textAlignment = .center
    return label
  }
  func updateUIView(_ label: UILabel, context: Context) { label.text = "a" }
}

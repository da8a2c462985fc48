import SwiftUI

struct Row: View {
  let title: String
  var subtitle: String? = nil
  var onTap: (() -> Void)? = nil
  var format: (Int) -> String = { "\($0)" }
  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(title)
        if let subtitle { Text(subtitle).font(.caption).foregroundStyle(.secondary) }
      }
      Spacer()
      Text(format(3))
    }
    .contentShape(Rectangle())
    .onTapGesture { onTap?() }
  }
}

struct ContentView: View {
  @State private var taps = 0
  var body: some View {
    List {
      Row(title: "a")
      Row(title: "b", subtitle: "s")
      Row(title: "c", onTap: { taps += 1 })
      Row(title: "d") { taps += 1 }
      Row(title: "e", format: { n in "#\(n)" })
      ForEach(1...3, id: \.self) { n in Row(title: "\(n)", onTap: { taps = n }) }
    }
  }
}

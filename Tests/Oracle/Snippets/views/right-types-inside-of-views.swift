import SwiftUI

final class Sales: ObservableObject { @Published var count = 0 }

struct Header: View {
  let style: Report.Style
  @ObservedObject var sales: Sales
  var body: some View { switch style { case .pie: Text("a") case .bar: Text("b") } }
}

struct Report: View {
  enum Style: String, CaseIterable, Identifiable {
    case pie, bar
    var id: Self { self }
  }

  @ObservedObject var sales: Sales
  @State private var style: Style = .pie
  var body: some View {
    VStack {
      Picker("Style", selection: $style) {
        ForEach(Style.allCases) { Text($0.rawValue) }
      }
      Header(style: style, sales: sales)
    }
  }
}

struct ContentView: View {
  @StateObject var sales = Sales()
  var body: some View { NavigationLink("a") { Report(sales: sales) } }
}

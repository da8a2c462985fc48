import SwiftUI

enum Theme: String, CaseIterable { case light, dark }

struct D1: View {
  @State private var tab: Theme = .hme
  var body: some View {
    TabView(selection: $tab) { Text("Feed").tag(Theme.dark) }
  }
}

struct D2: View {
  @State private var tab: Theme = Theme.hme
  var body: some View {
    TabView(selection: $tab) { Text("Feed").tag(Theme.dark) }
  }
}

struct D3: View {
  @State private var tab: Theme = "light"
  var body: some View {
    TabView(selection: $tab) { Text("Feed").tag(Theme.dark) }
  }
}

struct D4: View {
  @State private var tab: Theme = foo
  var body: some View {
    TabView(selection: $tab) { Text("Feed").tag(Theme.dark) }
  }
}

struct D6: View {
  @State private var tab: Theme = nil
  var body: some View {
    TabView(selection: $tab) { Text("Feed").tag(Theme.dark) }
  }
}

struct D7: View {
  @State private var tab: Theme = .hme
  var body: some View {
    Text(tab)
    Text(tab.rawValue)
  }
}

struct D8: View {
  @State private var tab: Theme = .hme
  var body: some View {
    Text(tab.raw)
  }
}

struct D9: View {
  @State private var n: Int = .hme
  var body: some View {
    Stepper("a", value: $n)
    Text(n)
  }
}

struct D11: View {
  @State private var n: Bool = .hme
  var body: some View {
    Toggle("a", isOn: n)
  }
}

struct D12: View {
  @State private var n: Bool = .hme
  var body: some View {
    Text("a", isOn: $n)
    Slider(value: $n)
  }
}

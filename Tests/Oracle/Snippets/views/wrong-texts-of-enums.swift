import SwiftUI

enum Theme: String, CaseIterable { case light, dark }

enum Plain: CaseIterable { case light, dark }

struct B: View {
  let t = Theme.light
  var body: some View {
    Text(t)
  }
}

struct B2: View {
  var body: some View {
    ForEach(Theme.allCases, id: \.self) { Text($0) }
  }
}

struct B3: View {
  var body: some View {
    ForEach(Theme.allCases, id: \.self) { t in Text(t).tag(t) }
  }
}

struct B4: View {
  let t = Plain.light
  var body: some View {
    Text(t)
    Label(t, systemImage: "x")
  }
}

struct B5: View {
  let t = Theme.light
  var body: some View {
    Label(t, systemImage: "x")
  }
}

struct B6: View {
  let t = Theme.light
  var body: some View {
    Button(t) {}
  }
}

struct B7: View {
  let t = Theme.light
  var body: some View {
    Toggle(t, isOn: .constant(true))
    Text("x").navigationTitle(t)
  }
}

struct B8: View {
  let t = Theme.light
  var body: some View {
    Text("x").navigationTitle(t)
    Text("x").navigationTitle(3)
  }
}

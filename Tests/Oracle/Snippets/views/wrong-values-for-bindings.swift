import SwiftUI

struct Plant: Identifiable { let id = 1; var name = ""; var w = 0 }

struct S1: View {
  @Binding var plant: Plant
  var body: some View {
    Stepper("a", value: plant.w, in: 0...10)
  }
}

struct S2: View {
  @Binding var plant: Plant
  var body: some View {
    Stepper("\(plant.w)", value: plant.w, in: 0...10)
  }
}

struct S3: View {
  @Binding var plant: Plant
  var k = 1
  var body: some View {
    Stepper("\(plant.w)", value: k, in: 0...10)
  }
}

struct S4: View {
  var k = 1
  var body: some View {
    Stepper("\(k)", value: k, in: 0...10)
  }
}

struct S5: View {
  var k = 1
  var body: some View {
    Stepper("\(k)", value: k)
  }
}

struct S6: View {
  @State var n = 1
  var k = 1
  var body: some View {
    Stepper("\(k)", value: n)
  }
}

struct S7: View {
  @State var p: Plant
  var k = 1
  var body: some View {
    Stepper("\(k)", value: p.w, in: 0...10, step: 2)
  }
}

struct S8: View {
  @State var p: Plant
  var body: some View {
    Stepper(value: p.w, in: 0...10) { Text("") }
  }
}

struct S9: View {
  var k = 1
  var body: some View {
    Slider(value: k)
  }
}

struct S10: View {
  @State var p: Plant
  var body: some View {
    Slider(value: p.w)
  }
}

struct S11: View {
  @State var p: Plant
  var body: some View {
    Slider(value: p.name)
  }
}

struct S12: View {
  var k = 1
  var body: some View {
    Picker("a", selection: k) { Text("") }
  }
}

struct S13: View {
  @State var p: Plant
  var body: some View {
    Picker("a", selection: p.w) { Text("") }
  }
}

struct S14: View {
  @State var n = 1
  var body: some View {
    Picker("a", selection: n) { Text("") }
  }
}

struct S15: View {
  var k = 1
  var body: some View {
    TextField("a", value: k, format: .number)
  }
}

struct S16: View {
  @State var p: Plant
  var body: some View {
    TextField("a", value: p.w, format: .number)
  }
}

struct S17: View {
  @State var n = 1
  var body: some View {
    TextField("a", value: n, format: .number)
  }
}

struct S18: View {
  @State var p: Plant
  var body: some View {
    TextField("a", text: p.name)
  }
}

struct S19: View {
  @State var n = 1
  var body: some View {
    TextField("a", text: n)
  }
}

struct S20: View {
  @State var n = 1
  var body: some View {
    TextField("a", text: $n)
  }
}

struct S21: View {
  @State var p: Plant
  var body: some View {
    TextField("a", text: p.w)
  }
}

struct S22: View {
  var k = 1
  var body: some View {
    TabView(selection: k) { Text("") }
  }
}

struct S23: View {
  @State var p: Plant
  var body: some View {
    TabView(selection: p.w) { Text("") }
  }
}

struct S24: View {
  var k = 1
  var body: some View {
    DatePicker("a", selection: k)
  }
}

struct S25: View {
  @State var n = 1
  var body: some View {
    ProgressView(value: $n)
  }
}

struct S26: View {
  var k = 1
  var body: some View {
    ProgressView(value: k)
  }
}

struct S27: View {
  var k = 1
  var body: some View {
    ProgressView("a", value: k, total: 10)
  }
}

struct S28: View {
  var body: some View {
    ProgressView(value: "a")
  }
}

struct S29: View {
  var k = 1
  var body: some View {
    Gauge(value: k) { Text("") }
  }
}

struct S30: View {
  var k = 1
  var body: some View {
    Gauge(value: k, in: 0...10) { Text("") }
  }
}

struct S31: View {
  var k = 1
  var body: some View {
    ColorPicker("a", selection: k)
  }
}

struct S32: View {
  var k = 1
  var body: some View {
    Toggle("a", isOn: k)
  }
}

struct S33: View {
  @State var p: Plant
  var body: some View {
    Toggle("a", isOn: p.w)
  }
}

struct S34: View {
  @State var n = 1
  var body: some View {
    Toggle("a", isOn: $n)
  }
}

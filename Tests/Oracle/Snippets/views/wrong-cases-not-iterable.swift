import SwiftUI

enum Mode1: String { case day, week }
struct S1: View { @State private var mode = Mode1.day
  var body: some View { Picker("Mode1", selection: $mode) { ForEach(Mode1.allCases, id: \.self) { mode in Text(mode.rawValue) } } } }

enum Mode2: String { case day, week }
struct S2: View { @State private var mode = Mode2.day
  var body: some View { ForEach(Mode2.allCases) { mode in Text(mode.rawValue).tag(mode) }
   List(Mode2.allCases, id: \.self) { m in Text(m.rawValue) } } }

enum Mode3: String { case day, week }
struct S3: View { @State private var mode = Mode3.day
  var body: some View { Form { Picker("Mode3", selection: $mode) { ForEach(Mode3.allCases, id: \.self) { Text($0.rawValue.capitalized) } }.pickerStyle(.segmented) } } }

enum Mode4: String { case day, week }
struct Row4: View { let m: Mode4; var body: some View { Text(m.rawValue) } }
struct S4: View {
  @State private var mode = Mode4.day
  var body: some View {
    ForEach(Mode4.allCases) { m in Text(m.rawValue.capitalized) }
  }
}

enum Mode5: String { case day, week }
struct Row5: View { let m: Mode5; var body: some View { Text(m.rawValue) } }
struct S5: View {
  @State private var mode = Mode5.day
  var body: some View {
    ForEach(Mode5.allCases) { m in Text(m.rawValue.capitalized).tag(m) }
  }
}

enum Mode6: String { case day, week }
struct Row6: View { let m: Mode6; var body: some View { Text(m.rawValue) } }
struct S6: View {
  @State private var mode = Mode6.day
  var body: some View {
    ForEach(Mode6.allCases) { m in Label(m.rawValue, systemImage: "a") }
  }
}

enum Mode7: String { case day, week }
struct Row7: View { let m: Mode7; var body: some View { Text(m.rawValue) } }
struct S7: View {
  @State private var mode = Mode7.day
  var body: some View {
    ForEach(Mode7.allCases) { m in Text(m.rawValue) }
  }
}

enum Mode8: String { case day, week }
struct Row8: View { let m: Mode8; var body: some View { Text(m.rawValue) } }
struct S8: View {
  @State private var mode = Mode8.day
  var body: some View {
    ForEach(Mode8.allCases) { m in Text(m.rawValue).tag(m) }
  }
}

enum Mode9: String { case day, week }
struct Row9: View { let m: Mode9; var body: some View { Text(m.rawValue) } }
struct S9: View {
  @State private var mode = Mode9.day
  var body: some View {
    ForEach(Mode9.allCases) { m in Text("a") }
  }
}

enum Mode10: String { case day, week }
struct Row10: View { let m: Mode10; var body: some View { Text(m.rawValue) } }
struct S10: View {
  @State private var mode = Mode10.day
  var body: some View {
    ForEach(Mode10.allCases) { m in Text("a").tag(Mode10.day) }
  }
}

enum Mode11: String { case day, week }
struct Row11: View { let m: Mode11; var body: some View { Text(m.rawValue) } }
struct S11: View {
  @State private var mode = Mode11.day
  var body: some View {
    VStack { ForEach(Mode11.allCases, id: \.self) { m in Text(m.rawValue.capitalized) } }
  }
}

enum Mode12: String { case day, week }
struct Row12: View { let m: Mode12; var body: some View { Text(m.rawValue) } }
struct S12: View {
  @State private var mode = Mode12.day
  var body: some View {
    VStack { ForEach(Mode12.allCases, id: \.self) { m in Text(m.rawValue.capitalized).tag(m) } }
  }
}

enum Mode13: String { case day, week }
struct Row13: View { let m: Mode13; var body: some View { Text(m.rawValue) } }
struct S13: View {
  @State private var mode = Mode13.day
  var body: some View {
    VStack { ForEach(Mode13.allCases, id: \.self) { m in Label(m.rawValue, systemImage: "a") } }
  }
}

enum Mode14: String { case day, week }
struct Row14: View { let m: Mode14; var body: some View { Text(m.rawValue) } }
struct S14: View {
  @State private var mode = Mode14.day
  var body: some View {
    VStack { ForEach(Mode14.allCases, id: \.self) { m in Text(m.rawValue) } }
  }
}

enum Mode15: String { case day, week }
struct Row15: View { let m: Mode15; var body: some View { Text(m.rawValue) } }
struct S15: View {
  @State private var mode = Mode15.day
  var body: some View {
    VStack { ForEach(Mode15.allCases, id: \.self) { m in Text(m.rawValue).tag(m) } }
  }
}

enum Mode16: String { case day, week }
struct Row16: View { let m: Mode16; var body: some View { Text(m.rawValue) } }
struct S16: View {
  @State private var mode = Mode16.day
  var body: some View {
    VStack { ForEach(Mode16.allCases, id: \.self) { m in Text("a") } }
  }
}

enum Mode17: String { case day, week }
struct Row17: View { let m: Mode17; var body: some View { Text(m.rawValue) } }
struct S17: View {
  @State private var mode = Mode17.day
  var body: some View {
    VStack { ForEach(Mode17.allCases, id: \.self) { m in Text("a").tag(Mode17.day) } }
  }
}

enum Mode18: String { case day, week }
struct Row18: View { let m: Mode18; var body: some View { Text(m.rawValue) } }
struct S18: View {
  @State private var mode = Mode18.day
  var body: some View {
    List(Mode18.allCases) { m in Text(m.rawValue).tag(m) }
  }
}

import SwiftUI

struct V1: View { var body: some View { Text("a", size: 20) } }

struct V2: View { var body: some View { Text("a", bold: true) } }

struct V3: View { var body: some View { Text("a", font: Font.title) } }

struct V4: View { var body: some View { Image("x", size: 3) } }

struct V5: View { var body: some View { Spacer(10); Divider(2) } }

struct V6: View { var body: some View { VStack(align: .leading) { Text("a") } } }

struct V7: View { var body: some View { VStack(padding: 3) { Text("a") } } }

struct V8: View { var body: some View { HStack(spacing: 3, alignment: .top) { Text("a") } } }

struct V9: View { var body: some View { Label("a", icon: "star") } }

struct V10: View { var body: some View { Label("a", "star") } }

struct V11: View { @State var t = ""; var body: some View { TextField($t) } }

struct V12: View { @State var t = ""; var body: some View { TextField("a", $t) } }

struct V13: View { @State var t = ""; var body: some View { TextField("a", value: $t) } }

struct V14: View { @State var t = ""; var body: some View { TextField(placeholder: "a", text: $t) } }

struct V15: View { @State var t = false; var body: some View { Toggle("a", $t); Toggle(isOn: $t) } }

struct V16: View { @State var t = 1.0; var body: some View { Slider($t); Slider(value: $t, min: 0, max: 1); Slider(value: $t, range: 0...1) } }

struct V17: View { @State var t = 1; var body: some View { Stepper("a", $t); Stepper(value: $t) } }

struct V18: View { @State var t = 1; var body: some View { Picker("a", $t) { Text("1") }; Picker(selection: $t) { Text("1") } } }

struct V19: View { var body: some View { Button("a") } }

struct V20: View { var body: some View { Button(action: {}) } }

struct V21: View { var body: some View { Button { Text("a") } } }

struct V22: View { var body: some View { Button("a", { print("x") }) } }

struct V23: View { var body: some View { Button(title: "a") { print("x") } } }

struct V24: View { var body: some View { Button(Text("a")) { print("x") } } }

import SwiftUI
struct Base: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool; var body: some View { Text(s) } }
struct V0: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").disabled($i > 3)
  } } }
struct V1: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").disabled($s == "")
  } } }
struct V2: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").disabled($i == pi)
  } } }
struct V3: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a" + $s)
  } } }
struct V4: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("\($i + 1)")
  } } }
struct V5: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("x \($s + "b")")
  } } }
struct V6: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").opacity($i > 3 ? 1 : 0)
  } } }
struct V7: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Button("a") { if $i > 3 { i = 0 } }
  } } }
struct V8: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Button("a") { i = $i + 1 }
  } } }
struct V9: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Button("a") { print($i > 3) }
  } } }
struct V10: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    if $i > 3 { Text("a") }
  } } }
struct V11: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    if $b { Text("a") }
  } } }
struct V12: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    if $s == "x" { Text("a") }
  } } }
struct V13: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    if $d > 5 { Text("a") }
  } } }
struct V14: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    if $d > 5.5 { Text("a") }
  } } }
struct V15: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    if !$b { Text("a") }
  } } }
struct V16: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    if $b && pb { Text("a") }
  } } }
struct V17: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    if pb && $i > 3 { Text("a") }
  } } }
struct V18: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    ForEach(0..<$i) { Text("\($0)") }
  } } }
struct V19: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text($b ? "a" : "b")
  } } }
struct V20: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").font($i == 3 ? .title : .body)
  } } }
struct V21: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").frame(width: $d)
  } } }
struct V22: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").frame(width: $d * 2)
  } } }
struct V23: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").padding($d / 2)
  } } }
struct V24: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").opacity($d)
  } } }
struct V25: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    ProgressView(value: $d / 10)
  } } }
struct V26: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").onAppear { print($s + "x") }
  } } }
struct V27: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Button("a") { s = $s + "x" }
  } } }
struct V28: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Button("a") { s += $s }
  } } }
struct V29: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").foregroundColor($b ? .red : .blue)
  } } }
struct V30: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").foregroundColor($i > 3 ? .red : .blue)
  } } }
struct V31: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").foregroundColor($s == "x" ? .red : .blue)
  } } }
struct V32: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").offset(x: $d)
  } } }
struct V33: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").disabled(!$b)
  } } }
struct V34: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").disabled($s.isEmpty || $i > 3)
  } } }
struct V35: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").disabled($b)
  } } }
struct V36: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").disabled(pb || $b)
  } } }
struct V37: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text(s + $s)
  } } }
struct V38: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Label("a" + $s, systemImage: "x")
  } } }
struct V39: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").navigationTitle($s + "x")
  } } }
struct V40: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Button("a" + $s) {}
  } } }
struct V41: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").animation(.default, value: $i + 1)
  } } }
struct V42: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text(String($i + 1))
  } } }
struct V43: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("\($i * pi)")
  } } }
struct V44: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").onChange(of: $i) { }
  } } }
struct V45: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    switch $i { case 1: Text("x"); default: Text("y") }
  } } }
struct V46: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    if let x = $o { Text("\(x)") }
  } } }
struct V47: View { @State private var i = 0; @State private var d = 0.0; @State private var s = ""; @State private var b = false; @State private var o: Int?; let pi: Int; let pb: Bool
  var body: some View { VStack { Text(s)
    Text("a").opacity(5 > $d ? 1 : 0)
  } } }

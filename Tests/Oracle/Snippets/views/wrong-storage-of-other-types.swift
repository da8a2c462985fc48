import SwiftUI

struct V: View {
  @AppStorage("a") var d: Float = 2
  @AppStorage("b") var e: [String: Int] = [:]
  @AppStorage("c") var f: Color = .red
  @AppStorage("d") var g: Int
  @AppStorage("e") var h: Int?
  @AppStorage("f") var i = 3 as Float
  @AppStorage("g") var j: Float
  @AppStorage("h") var k: Float?
  @SceneStorage("h") var l: Float = 2
  @AppStorage(wrappedValue: 2, "a") var m: Float
  var body: some View { Text("") }
}

struct Setting: View {
  @AppStorage("dark") var dark = false
  @AppStorage("size") var size: CGFloat = 12
  @AppStorage("names") var names: [String] = []
  @SceneStorage("tab") var tab = 0
  var body: some View {
    Toggle("Dark", isOn: $dark)
    Slider(value: $size, in: 10...30, step: 1)
    Text("Size").font(.system(size: size))
  }
}

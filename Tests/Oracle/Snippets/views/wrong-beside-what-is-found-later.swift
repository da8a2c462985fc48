import SwiftUI

struct LightView: View {
  enum Light { case red, yellow, green }
  @State private var light: Light = .red
  var body: some View {
    VStack {
      switch light {
      case .red: Color.red
      case .yellow: Color.yellow
      }
      Text(3)
    }
  }
  var right: some View {
    VStack {
      switch light {
      case .red: Color.red
      case .yellow: Color.yellow
      }
      Button("x") { run }
    }
  }
  var rows: some View {
    VStack {
      Button("x") { run }
      Text("x").padding("3")
    }
  }
  func run() {}
}

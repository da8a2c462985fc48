import SwiftUI

final class Model: ObservableObject {
  @Published var a: Int = nil
  @Published var b: String = 3
}

struct Wrapped: View {
  @State private var isPlaying: Bool = nil
  @State var b: [Int] = nil
  @State var c: Int = "a"
  @AppStorage("x") var e: Int = nil
  @AppStorage("y") var f: Int = "a"
  @SceneStorage("y") var g: Bool = 3
  @GestureState var h: CGFloat = nil
  @State var k: Song = nil
  @State private var l: Int = Int("3")
  struct Song {}
  var body: some View { Text("a") }
}

import Commands
import Testing

/// The device's own keyboard, which `set keyboard onscreen` brings up for the field with the focus.
@Suite struct KeyboardTests {
  /// It is part of the safe area; what ignores it stays (layout rule 15.6). An iPhone 16's is 336
  /// points high.
  @Test(arguments: [("", 495.667), (".ignoresSafeArea(.keyboard)", 797.667)])
  func shrinksTheSafeArea(modifier: String, y: Double) {
    let session = launched(
      """
      struct ContentView: View {
        @State private var name = ""
        var body: some View {
          VStack { TextField("Name", text: $name); Spacer(); Text("low") }\(modifier)
        }
      }
      """)
    func low() -> String? {
      session.says("layout").split(separator: "\n").first { $0.contains("\"low\"") }.map(
        String.init)
    }
    for command in ["tap \"Name\"", "set keyboard onscreen"] {
      #expect(low()?.contains(", 797.667,") == true)
      _ = session.says(command)
    }
    #expect(low()?.contains(", \(y),") == true)
    _ = session.says("set keyboard hardware")
    #expect(low()?.contains(", 797.667,") == true)
  }

  /// The field is scrolled to where it can be seen, as little as that takes.
  @Test func revealsTheField() {
    let session = launched(
      """
      struct ContentView: View {
        @State private var name = ""
        var body: some View {
          ScrollView {
            VStack(spacing: 0) { Color.red.frame(height: 600); TextField("Name", text: $name) }
          }
        }
      }
      """)
    _ = session.says("set keyboard onscreen")
    _ = session.says("tap \"Name\"")
    let field = session.says("layout").split(separator: "\n").last ?? ""
    #expect(field.contains("TextField  0, 494, 393 × 22"), "\(field)")
  }

  /// What lies under it is neither seen nor touched, and a picture shows it.
  @Test func coversWhatLiesUnderIt() {
    let session = launched(
      """
      struct ContentView: View {
        @State private var name = ""
        var body: some View {
          List { TextField("Name", text: $name); ForEach(1..<18) { i in Button("b\\(i)") {} } }
        }
      }
      """)
    for command in ["set keyboard onscreen", "tap \"Name\""] {
      #expect(session.respond(to: "tap \"b12\"").error == nil)
      _ = session.says(command)
    }
    #expect(session.says("controls").contains("\"b5\""))
    #expect(session.respond(to: "tap \"b12\"").error?.code == "noSuchControl")
    #expect(session.says("screen").contains("keyboard"))
    // A finger that scrolls takes it away (navigation rule 16.10).
    _ = session.says("scroll by 1")
    #expect(session.respond(to: "tap \"b12\"").error == nil)
  }
}

import Testing

/// What apps present besides SwiftUI's own modifiers, and what they fill those with. Each row
/// launches without an error and without a note, takes commands, and shows its texts.
@Suite struct RealPresentingTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  static let rows: [ShownProgram] = [
    .init(
      name: "an alert of UIKit's over the window's root, with a field",
      source: """
        import SwiftUI
        struct ContentView: View {
          @State var name = "none"
          var body: some View {
            Text(name)
            Button("Rename") {
              let alert = UIAlertController(
                title: "Rename", message: "Give a name", preferredStyle: .alert)
              alert.addTextField { field in
                field.placeholder = "Name"
                field.text = "Bo"
              }
              alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
              alert.addAction(
                UIAlertAction(title: "Save", style: .default) { _ in
                  name = alert.textFields?.first?.text ?? "?"
                })
              UIApplication.shared.windows.first { $0.isKeyWindow }?.rootViewController?
                .present(alert, animated: true, completion: nil)
            }
          }
        }
        """, commands: ["tap Rename", "type Name \"Zed\"", "tap Save"], texts: ["Zed", "Rename"]),
    .init(
      name: "a controller is presented, and presents another, until they are dismissed",
      source: """
        import SwiftUI
        var root: UIViewController? {
          UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }
            .first?.rootViewController
        }
        struct ContentView: View {
          @State var said = ""
          var body: some View {
            Text(said)
            Button("Open") {
              let host = UIHostingController(rootView: Inside { said = "closed" })
              host.modalPresentationStyle = .fullScreen
              root?.present(host, animated: true)
              said = root?.presentedViewController === host ? "open" : "not"
            }
          }
        }
        struct Inside: View {
          let done: () -> Void
          var body: some View {
            Button("Ask") {
              let sheet = UIAlertController(
                title: nil, message: nil, preferredStyle: .actionSheet)
              sheet.addAction(
                UIAlertAction(title: "Close", style: .destructive) { _ in
                  done()
                  root?.dismiss(animated: true)
                })
              root?.presentedViewController?.present(sheet, animated: true)
            }
          }
        }
        """, commands: ["tap Open", "tap Ask", "tap Close"], texts: ["closed", "Open"]),
    .init(
      name: "what a ForEach made stays as it is when a tab is chosen or the device turns",
      source: """
        import SwiftUI
        final class Counter: ObservableObject { @Published var n = 0 }
        struct Page: View {
          let name: String
          @ObservedObject var counter = Counter()
          var body: some View { Button("\\(name) \\(counter.n)") { counter.n += 1 } }
        }
        struct ContentView: View {
          var body: some View {
            TabView {
              ForEach(["a", "b"], id: \\.self) { name in
                Page(name: name).tabItem { Text("Tab \\(name)") }
              }
            }
          }
        }
        """,
      commands: ["tap \"a 0\"", "tap \"Tab b\"", "tap \"Tab a\"", "rotate"],
      texts: ["a 1", "Tab a", "Tab b"]),
    .init(
      name: "the buttons of a dialog are made of data",
      source: """
        import SwiftUI
        struct Choice: View {
          let names: [String]
          @Binding var chosen: String
          var body: some View {
            ForEach(names, id: \\.self) { name in Button(name) { chosen = name } }
            Button("Cancel", role: .cancel) {}
          }
        }
        struct ContentView: View {
          @State private var isAsking = false
          @State private var chosen = "none"
          var body: some View {
            Text(chosen)
            Button("Ask") { isAsking = true }
              .confirmationDialog("Which?", isPresented: $isAsking) {
                Choice(names: ["a", "b"], chosen: $chosen)
              }
          }
        }
        """, commands: ["tap Ask", "tap b"], texts: ["b", "Ask"]),
  ]
}

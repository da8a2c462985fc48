import Interpreter
import ViewTree

/// `searchable` (navigation rule 14): the field stands in the screen's bar.
let searching: [Builtin] =
  ["LocalizedStringKey", "Text", "String"].flatMap { type in
    [
      Builtin(
        "View",
        """
        \(type == "String" ? "@_disfavoredOverload " : "")func searchable(text: Binding<String>,
          placement: SearchFieldPlacement = .automatic, prompt: \(type)) -> some View
        """
      ) { try search($0, text: 1, prompt: 3) },
      Builtin(
        "View",
        """
        \(type == "String" ? "@_disfavoredOverload " : "")func searchable(text: Binding<String>,
          isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
          prompt: \(type)) -> some View
        """
      ) { try search($0, text: 1, prompt: 4) },
    ]
  } + [
    Builtin(
      "View",
      """
      func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic)
        -> some View
      """
    ) { try search($0, text: 1, prompt: nil) },
    Builtin(
      "View",
      """
      func searchable(text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic) -> some View
      """
    ) { try search($0, text: 1, prompt: nil) },
    Builtin(
      nil,
      """
      struct SearchFieldPlacement: Sendable {
        let name: String
        init(name: String) { self.name = name }
        static let automatic = SearchFieldPlacement(name: "automatic")
        static let toolbar = SearchFieldPlacement(name: "toolbar")
        static let sidebar = SearchFieldPlacement(name: "sidebar")
        static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
        enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
        static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
          -> SearchFieldPlacement { SearchFieldPlacement(name: "navigationBarDrawer") }
      }
      """),
  ]

private func search(_ call: Invocation, text: Int, prompt: Int?) throws -> Value {
  let (machine, binding) = (call.machine, call.binding(text))
  let prompt = try prompt.map { try call.name($0) } ?? "Search"
  return .modifier("searchable", of: call.arguments[0]) { build in
    // Read here, so that the field is built again when the text changes.
    _ = try binding?.get()
    var traits = ScreenTraits()
    traits.search = SearchTraits(
      text: (
        get: { try binding.map { try machine.description(of: $0.get()) } ?? "" },
        set: { try binding?.set(.string($0)) }
      ),
      prompt: prompt, submit: nil, environment: build.environment)
    build.facets.traits = traits
  }
}

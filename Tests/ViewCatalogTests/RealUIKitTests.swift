import Testing

/// Views and values of UIKit in SwiftUI's screens: each row launches without an error and without a
/// note, does its commands, and shows its texts.
@Suite struct RealUIKitTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  static let rows: [ShownProgram] = [
    ShownProgram(
      name: "a text field tells its target and its delegate",
      declarations: """
        struct Field: UIViewRepresentable {
          @Binding var text: String
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.placeholder = "type"
            field.borderStyle = .roundedRect
            field.returnKeyType = .done
            field.delegate = context.coordinator
            field.addTarget(
              context.coordinator, action: #selector(Coordinator.changed(_:)),
              for: .editingChanged)
            field.setContentHuggingPriority(.defaultHigh, for: .vertical)
            return field
          }
          func updateUIView(_ view: UITextField, context: Context) { view.text = text }
          class Coordinator: NSObject, UITextFieldDelegate {
            let parent: Field
            init(_ parent: Field) { self.parent = parent }
            @objc func changed(_ sender: UITextField) { parent.text = sender.text ?? "" }
            func textField(
              _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
              replacementString string: String
            ) -> Bool { string.count < 4 }
          }
        }
        """,
      body: """
        @State private var text = ""
        var body: some View { VStack { Field(text: $text); Text("got \\(text)") } }
        """, commands: ["type \"type\" \"abc\"", "type \"type\" \"abcdefgh\""],
      texts: ["got abc"]),
    ShownProgram(
      name: "labels follow what they are updated with, and views stand in views",
      declarations: """
        struct Words: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UIStackView {
            let label = UILabel()
            label.font = .boldSystemFont(ofSize: 20)
            let stack = UIStackView(arrangedSubviews: [label, UILabel()])
            stack.axis = .vertical
            return stack
          }
          func updateUIView(_ view: UIStackView, context: Context) {
            (view.arrangedSubviews[0] as? UILabel)?.text = text
            (view.arrangedSubviews[1] as? UILabel)?.text = "\\(text.count) letters"
          }
        }
        """,
      body: """
        @State private var text = "one"
        var body: some View { VStack { Words(text: text); Button("More") { text += "more" } } }
        """, commands: ["tap \"More\""], texts: ["onemore", "7 letters", "More"]),
    ShownProgram(
      name: "pages of controllers",
      declarations: """
        struct Pages: UIViewControllerRepresentable {
          @Binding var page: Int
          let controllers = (0..<3).map { UIHostingController(rootView: Text("page \\($0)")) }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIViewController(context: Context) -> UIPageViewController {
            let pages = UIPageViewController(
              transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.dataSource = context.coordinator
            pages.delegate = context.coordinator
            return pages
          }
          func updateUIViewController(_ pages: UIPageViewController, context: Context) {
            pages.setViewControllers(
              [context.coordinator.controllers[page]], direction: .forward, animated: true)
          }
          class Coordinator: NSObject, UIPageViewControllerDataSource,
            UIPageViewControllerDelegate
          {
            var parent: Pages
            let controllers: [UIViewController]
            init(_ parent: Pages) {
              self.parent = parent
              controllers = parent.controllers
            }
            func pageViewController(
              _ pages: UIPageViewController, viewControllerBefore one: UIViewController
            ) -> UIViewController? {
              controllers.firstIndex(of: one).flatMap { $0 == 0 ? nil : controllers[$0 - 1] }
            }
            func pageViewController(
              _ pages: UIPageViewController, viewControllerAfter one: UIViewController
            ) -> UIViewController? {
              controllers.firstIndex(of: one).flatMap { $0 == 2 ? nil : controllers[$0 + 1] }
            }
            func pageViewController(
              _ pages: UIPageViewController, didFinishAnimating finished: Bool,
              previousViewControllers: [UIViewController], transitionCompleted completed: Bool
            ) {
              if completed, let shown = pages.viewControllers?.first,
                let index = controllers.firstIndex(of: shown)
              { parent.page = index }
            }
          }
        }
        """,
      body: """
        @State private var page = 0
        var body: some View {
          VStack { Pages(page: $page); Button("Next") { page += 1 }; Text("at \\(page)") }
        }
        """, commands: ["tap \"Next\""], texts: ["page 1", "Next", "at 1"]),
    ShownProgram(
      name: "what stops at a framework shows nothing and stops nothing",
      declarations: """
        struct Board: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { fatalBoard() }
          func updateUIView(_ view: UIView, context: Context) {}
          func fatalBoard() -> UIView { UIView() }
        }
        """, body: "VStack { Board(); Text(\"below\") }", texts: ["below"]),
    ShownProgram(
      name: "colours of the program's own initializers",
      declarations: """
        extension UIColor {
          convenience init(hex: Int) {
            self.init(
              red: CGFloat((hex >> 16) & 255) / 255, green: CGFloat((hex >> 8) & 255) / 255,
              blue: CGFloat(hex & 255) / 255, alpha: 1)
          }
          static let brand = UIColor(hex: 0xff0000)
          var part: CGFloat {
            var red: CGFloat = 0
            getRed(&red, green: nil, blue: nil, alpha: nil)
            return red
          }
        }
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        struct Paint: Equatable { var color: UIColor }
        """,
      body: """
        Color(UIColor(hex: 0x00ff00)).frame(height: 10)
        Text("\\(UIColor.brand.part) \\(UIColor.brand.withAlphaComponent(0.5).cgColor.alpha)")
        Text("\\(Paint(color: .red) == Paint(color: .red)) \\(UIColor.red == .blue)")
        Text("\\(Set([UIColor.red, .red]).count) \\(dynamic == UIColor.black)")
        """, texts: ["1.000000 0.500000", "true false", "1 true"]),
    ShownProgram(
      name: "texts are measured",
      body: """
        Text("\\("abc".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width > 20)")
        Text("\\(("a" as NSString).size(withAttributes: nil).height > 10)")
        """, texts: ["true", "true"]),
    ShownProgram(
      name: "values of the surroundings that a macro declares",
      declarations: """
        extension EnvironmentValues {
          @Entry var step = 10
          @Entry var name: String = "none"
          @Entry var note: String?
        }
        struct Child: View {
          @Environment(\\.step) private var step
          @Environment(\\.name) private var name
          @Environment(\\.note) private var note
          var body: some View { Text("\\(step) \\(name) \\(note ?? "-")") }
        }
        """,
      body: "Child().environment(\\.step, 42).environment(\\.note, \"n\"); Child()",
      texts: ["42 none n", "10 none -"]),
    ShownProgram(
      name: "how values are transferred",
      declarations: """
        struct Profile: Codable { var name: String }
        extension Profile: Transferable {
          static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .profile)
            ProxyRepresentation(exporting: \\.name)
          }
        }
        extension UTType { static let profile = UTType(exportedAs: "com.example.profile") }
        struct Library: LibraryContentProvider {
          @LibraryContentBuilder var views: [LibraryItem] { LibraryItem(Text("x"), title: "X") }
        }
        """, imports: ["UniformTypeIdentifiers"],
      body: "Text(\"drag\").draggable(Profile(name: \"a\"))", texts: ["drag"]),
    ShownProgram(
      name: "a style tells what an implicit member is formatted as",
      body: "Text(.now, format: .dateTime.year())", texts: ["2025"]),
    ShownProgram(
      name: "a stored value that is given in an initializer",
      declarations: """
        struct Child: View {
          @AppStorage("page") var page = 1
          var title: String
          var body: some View { Text("\\(title) \\(page)"); Button("Next") { page += 1 } }
        }
        """,
      body:
        "@AppStorage(\"page\") var page = 3\nvar body: some View { Child(page: page, title: \"A\") }",
      commands: ["tap \"Next\""], texts: ["A 4", "Next"]),
    ShownProgram(
      name: "types of the program named as the library's",
      declarations: """
        enum SortOrder: String { case title, author }
        struct Book { var n = 0 }
        let books = [Book(n: 1), Book(n: 2)].sorted(using: SortDescriptor(\\Book.n, order: .reverse))
        """, body: "Text(\"\\(books.map(\\.n)) \\(SortOrder.title)\")", texts: ["[2, 1] title"]),
    ShownProgram(
      name: "every error is one of Foundation's",
      declarations: """
        func load() throws -> Int { throw URLError(.badURL) }
        func number() -> Int {
          do { return try load() } catch let error as NSError { return error.code }
        }
        """, body: "Text(\"\\(number() < 2)\")", texts: ["true"]),
    ShownProgram(
      name: "functions and constants of C",
      body: """
        Text("\\(lroundf(2.5)) \\(powf(2, 3)) \\(floorf(2.5)) \\(modf(2.5).1) \\(M_PI == .pi)")
        """, texts: ["3 8.000000 2.000000 0.500000 true"]),
    ShownProgram(
      name: "a layout with a closure of its own",
      declarations: """
        struct Own: Layout {
          let told: ((CGSize) -> Void)?
          init(_ told: ((CGSize) -> Void)?) { self.told = told }
          func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) -> CGSize { CGSize(width: 50, height: 20) }
          func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) { subviews.forEach { $0.place(at: bounds.origin, proposal: .unspecified) } }
        }
        """, body: "Own({ _ in }) { Text(\"a\") }", texts: ["a"]),
  ]
}

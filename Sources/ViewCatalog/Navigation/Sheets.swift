import Diagnostics
import Interpreter
import ViewTree

/// `sheet`, `fullScreenCover` and `popover` (navigation rule 5).
var sheets: [Builtin] {
  [("sheet", ScreenKind.sheet), ("fullScreenCover", .fullScreenCover)].flatMap { name, kind in
    [
      Builtin(
        "View",
        """
        func \(name)<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
          @ViewBuilder content: @escaping () -> Content) -> some View
        """
      ) { call in presenter(name, kind, call, onDismiss: 2, content: 3) },
      Builtin(
        "View",
        """
        func \(name)<Item: Identifiable, Content: View>(item: Binding<Item?>,
          onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content)
          -> some View
        """
      ) { call in itemPresenter(name, kind, call, onDismiss: 2, content: 3) },
    ]
  }
    + [
      Builtin(
        "View",
        """
        func popover<Content: View>(isPresented: Binding<Bool>,
          attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
          @ViewBuilder content: @escaping () -> Content) -> some View
        """
      ) { call in presenter("popover", .popover, call, onDismiss: nil, content: 4) },
      Builtin(
        "View",
        """
        func popover<Item: Identifiable, Content: View>(item: Binding<Item?>,
          attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
          @ViewBuilder content: @escaping (Item) -> Content) -> some View
        """
      ) { call in itemPresenter("popover", .popover, call, onDismiss: nil, content: 4) },
      Builtin(
        nil,
        """
        enum PopoverAttachmentAnchor {
          enum Source { case bounds }
          case rect(Source)
          case point(UnitPoint)
        }
        """),
    ] + fileSheets
}

/// The system's choice of files: a sheet with nothing to choose from, which the user closes.
private var fileSheets: [Builtin] {
  [("", "URL"), (", allowsMultipleSelection: Bool", "[URL]")].flatMap { more, result in
    ["", ", onCancellation: @escaping () -> Void"].map { cancel in
      Builtin(
        "View",
        """
        func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType]\(more),
          onCompletion: @escaping (Result<\(result), any Error>) -> Void\(cancel)) -> some View
        {
          sheet(isPresented: isPresented\(cancel.isEmpty ? "" : ", onDismiss: onCancellation")) {
            _SystemSheet(title: "Files")
          }
        }
        """)
    }
  } + [systemSheet]
}

/// What the system shows of its own: a sheet with its name, and nothing in it to work.
private var systemSheet: Builtin {
  Builtin(
    nil,
    """
    struct _SystemSheet: View {
      let title: String
      var left: () -> Void = {}
      @Environment(\\.dismiss) private var dismiss
      var body: some View {
        NavigationStack {
          Text("What is here is the system's.").navigationTitle(title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") {
                  dismiss()
                  left()
                }
              }
            }
        }
      }
    }
    """)
}

/// A presentation that a Bool drives.
private func presenter(
  _ name: String, _ kind: ScreenKind, _ call: Invocation, onDismiss: Int?, content: Int
) -> Value {
  let (binding, content, place) = (call.binding(1), call.destination(content), call.range)
  let onDismiss = onDismiss.flatMap { call.action($0) }
  return .modifier(name, of: call.arguments[0]) { build in
    guard build.presents(kind, place) else { return }
    build.present(
      BoundPresentation.Request(
        kind: kind, isOn: try binding?.isTrue ?? false, content: content,
        reset: { try binding?.set(.bool(false)) }, onDismiss: onDismiss, place: place))
  }
}

/// A presentation that an item drives; the content keeps the last item while it closes.
private func itemPresenter(
  _ name: String, _ kind: ScreenKind, _ call: Invocation, onDismiss: Int?, content: Int
) -> Value {
  let (machine, binding, content) = (call.machine, call.binding(1), call.arguments[content])
  let place = call.range
  let onDismiss = onDismiss.flatMap { call.action($0) }
  return .modifier(name, of: call.arguments[0]) { build in
    guard build.presents(kind, place) else { return }
    let item = try binding?.get() ?? .none
    let key =
      item.isNone
      ? nil : ValueKey(try identity(of: item, .identifiable, in: machine), in: machine)
    build.present(
      BoundPresentation.Request(
        kind: kind, isOn: key != nil, item: key,
        content: { try machine.call(content, [item]) },
        reset: { try binding?.set(.none) }, onDismiss: onDismiss, place: place))
  }
}

extension ViewBuild {
  /// Whether the device has that kind of presentation: a Mac covers no screen (navigation rule
  /// 5.4.2).
  fileprivate func presents(_ kind: ScreenKind, _ place: SourceRange) -> Bool {
    guard kind == .fullScreenCover, environment.system.idiom == .mac else { return true }
    graph.warnOnce(
      "'fullScreenCover' is unavailable in macOS; it presents nothing", of: node, at: place)
    return false
  }
}

extension BindingValue {
  /// Whether a Bool's binding is true now; what is being built depends on it.
  var isTrue: Bool {
    get throws {
      if case .bool(true) = try get() { return true }
      return false
    }
  }
}

extension Invocation {
  /// A closure without arguments, where there is one.
  func action(_ index: Int) -> (() throws -> Void)? {
    let (machine, closure) = (machine, arguments[index])
    guard case .closure = closure else { return nil }
    return { _ = try machine.call(closure, []) }
  }
}

import Diagnostics
import SwiftSource

/// The files of one app as they are checked: fragments and previews made into views of their own.
public struct Assembly {
  public var files: [ParsedFile]
  /// The view that stands for the fragment's expressions; nil where the files are whole.
  public var implicitRoot: String?
  /// Views made of `#Preview` bodies, in order.
  public var previews: [String] = []
  /// Views that show what a preview shows, `#Preview` or `PreviewProvider`, with the names that it
  /// mentions.
  public var previewed: [(view: String, mentions: Set<String>)] = []
  /// Whether the files show any view at all; without one they run as a script.
  public var hasViews: Bool

  /// The name of the view that a fragment becomes.
  static let fragmentName = "Fragment"

  /// - Parameter isLibraryView: whether a name that the files do not declare is a view.
  public init(_ files: [ParsedFile], isLibraryView: (String) -> Bool) {
    self.files = files
    let declared = DeclaredTypes(files)
    hasViews =
      !declared.views.isEmpty || !declared.representables.isEmpty || declared.usesViews(files)
    makePreviews()
    makeDelegateRoot()
    makeImplicitRoot(declared) { declared.givesView($0, isLibraryView) }
    hasViews = hasViews || implicitRoot != nil || !previewed.isEmpty
  }

  // MARK: Fragments

  /// Moves the top level's view expressions, wrapped variables and what depends on those into a
  /// view (contract, section 2).
  private mutating func makeImplicitRoot(_ declared: DeclaredTypes, _ isView: (String) -> Bool) {
    var body: [Statement] = []
    for index in files.indices {
      let file = files[index]
      let expressions = file.items.filter { $0.isViewExpression(isView) }
      body += expressions.enumerated().map { position, item in
        position == 0 && file.startsWithModifier ? item.onPlaceholder : item
      }
    }
    guard !body.isEmpty else { return }
    let moved = membersOfRoot()
    for index in files.indices {
      files[index].items.removeAll { item in
        item.isViewExpression(isView) || item.declaredNames.keys.contains { moved[$0] != nil }
      }
    }
    let name = declared.all.contains(Self.fragmentName) ? "ImplicitRoot" : Self.fragmentName
    let place = body[0].range
    let members =
      moved.sorted { $0.value.range.start < $1.value.range.start }.map(\.value)
    var seen: [ObjectIdentifier] = []
    let unique = members.filter { member in
      if seen.contains(ObjectIdentifier(member)) { return false }
      seen.append(ObjectIdentifier(member))
      return true
    }
    let root = Declaration.view(name, members: unique, body: CodeBlock(body, at: place))
    files[Int(place.file)].items.append(Statement(.declaration(root), at: place))
    implicitRoot = name
  }

  /// The top level's wrapped variables, and whatever mentions one of those, by name.
  private func membersOfRoot() -> [String: Declaration] {
    var candidates: [(names: [String], declaration: Declaration, mentions: Set<String>)] = []
    for item in files.flatMap(\.items) {
      guard case .declaration(let declaration) = item.kind, declaration.isVariableOrFunction
      else { continue }
      let mentions = ReferencedNames(of: declaration).names
      candidates.append((Array(item.declaredNames.keys), declaration, mentions))
    }
    var moved: [String: Declaration] = [:]
    for item in candidates where !item.declaration.attributes.isEmpty {
      for name in item.names where item.declaration.isVariable { moved[name] = item.declaration }
    }
    var grew = true
    while grew {
      grew = false
      for item in candidates where moved.keys.contains(where: item.mentions.contains) {
        for name in item.names where moved[name] == nil {
          moved[name] = item.declaration
          grew = true
        }
      }
    }
    return moved
  }

  // MARK: Delegates

  /// Makes a view of what the window shows that a scene's delegate fills, or else the app's own:
  /// how apps came up before there was `App`.
  private mutating func makeDelegateRoot() {
    let isApp = files.contains { file in
      file.items.contains { $0.typeName(inheriting: "App") != nil }
    }
    guard !isApp else { return }
    let items = files.flatMap(\.items)
    let app = items.lazy.compactMap { $0.typeName(inheriting: "UIApplicationDelegate") }.first
    // The delegate hosts a view itself, or what it names does: a controller, a coordinator.
    let hosting = Set(items.filter { $0.mentions("UIHostingController") }.compactMap(\.typeName))
    let ofMac = ["NSHostingView", "NSHostingController"]
    let isOfMac = items.contains { item in ofMac.contains { item.mentions($0) } }
    for proto in ["UIWindowSceneDelegate", "UIApplicationDelegate", "NSApplicationDelegate"] {
      for index in files.indices {
        guard
          let item = files[index].items.first(where: { $0.typeName(inheriting: proto) != nil }),
          let name = item.typeName(inheriting: proto),
          hosting.contains(name) || hosting.contains(where: { item.mentions($0) })
            || isOfMac && item.mentions("NSWindow")
        else { continue }
        let root = Declaration.view(
          "DelegateRoot", ofDelegate: name, of: app == name ? nil : app, at: item.range)
        files[index].items.append(Statement(.declaration(root), at: item.range))
        implicitRoot = "DelegateRoot"
        return
      }
    }
  }

  // MARK: Previews

  /// Makes a view of each `#Preview { … }`, with its `@Previewable` variables as properties.
  private mutating func makePreviews() {
    for index in files.indices {
      files[index].items.removeAll(where: \.isWidgetPreview)
      for position in files[index].items.indices {
        guard let (closure, traits) = files[index].items[position].preview else { continue }
        let name = "Preview\(previews.count + 1)"
        let statements = closure.body.statements
        let variables = statements.compactMap(\.previewable)
        let rest = statements.filter { $0.previewable == nil }
        let body = CodeBlock(rest, at: closure.body.range)
        let range = files[index].items[position].range
        let view = Declaration.preview(name, members: variables, body: body, traits: traits)
        files[index].items[position] = Statement(.declaration(view), at: range)
        previews.append(name)
        previewed.append((name, ReferencedNames(of: closure.body).names))
      }
    }
    for index in files.indices {
      for item in files[index].items {
        guard let provider = item.previewProvider else { continue }
        let name = "Preview\(previewed.count + 1)"
        files[index].items.append(
          Statement(
            .declaration(.view(name, showing: provider.name, at: item.range)), at: item.range)
        )
        previewed.append((name, provider.mentions))
      }
    }
  }
}

/// The types that files declare, and which names of the files give views.
struct DeclaredTypes {
  var all: Set<String> = []
  /// What may be a root.
  var views: Set<String> = []
  /// Shapes, layouts and UIKit's views: an expression may start with one, but none is a root.
  private var elements: Set<String> = []
  /// UIKit's views and controllers, wrapped: a root where nothing else is one.
  private(set) var representables: Set<String> = []
  /// What the top level's functions and variables are said to be, by name.
  private var results: [String: TypeSyntax] = [:]
  /// What the top level's variables start as, where no type is written.
  private var values: [String: Expression] = [:]

  init(_ files: [ParsedFile]) {
    let items = files.flatMap(\.items)
    all = Set(items.compactMap(\.typeName))
    for item in items {
      guard case .declaration(let declaration) = item.kind else { continue }
      switch declaration.kind {
      case .type(let type):
        // A `Shape` of the program's own is no view.
        let inherited = type.inherited.map(\.lastName).filter { !all.contains($0) }
        if inherited.contains(where: ["View", "App"].contains) {
          views.insert(type.name)
        } else if inherited.contains(where: Self.protocolsOfElements.contains) {
          elements.insert(type.name)
          if type.wrapsPlatformView { representables.insert(type.name) }
        }
      case .extension(let extended):
        if !all.contains("View"), extended.inherited.contains(where: { $0.lastName == "View" }) {
          views.insert(extended.extended.lastName)
        }
      case .function(let function): results[function.name] = function.signature.result
      case .variable(let variable):
        for binding in variable.bindings {
          guard case .identifier(let name) = binding.pattern.kind else { continue }
          results[name] = binding.type
          values[name] = binding.type == nil ? binding.initializer : nil
        }
      default: break
      }
    }
  }

  private static let protocolsOfElements: Set = [
    "Layout", "Shape", "InsettableShape", "UIViewRepresentable", "UIViewControllerRepresentable",
    "NSViewRepresentable", "NSViewControllerRepresentable",
  ]

  /// Whether an expression that starts with the name is a view: of a type that is one, or of a
  /// function or variable of the top level that gives one.
  func givesView(_ name: String, _ isLibraryView: (String) -> Bool) -> Bool {
    func isView(_ type: String) -> Bool {
      all.contains(type) ? views.contains(type) || elements.contains(type) : isLibraryView(type)
    }
    if let result = results[name] { return isView(result.lastName) }
    if let value = values[name] { return value.startsWithView(isView) }
    return isView(name)
  }

  /// Whether a file imports SwiftUI and so is meant to show something.
  func usesViews(_ files: [ParsedFile]) -> Bool {
    files.contains { file in
      file.startsWithModifier
        || file.items.contains { item in
          if case .declaration(let declaration) = item.kind,
            case .macro(let name, _, _) = declaration.kind
          {
            return name == "Preview"
          }
          return false
        }
    }
  }
}

extension TypeDeclaration {
  /// Whether it makes a view of one of UIKit's or AppKit's.
  public var wrapsPlatformView: Bool {
    inherited.contains { type in
      ["UI", "NS"].contains { type.lastName.hasPrefix($0) }
        && ["ViewRepresentable", "ViewControllerRepresentable"].contains {
          type.lastName.dropFirst(2) == $0
        }
    }
  }
}

extension TypeSyntax {
  /// `View` of `SwiftUI.View`, and of `some View`.
  var lastName: String {
    switch kind {
    case .name(_, let name, _): name
    case .some(let type): type.lastName
    default: ""
    }
  }
}

import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `Image`: symbols and named pictures, fixed or resizable (layout rule 4, the rows of `Image`).
var images: [Builtin] {
  [
    Builtin(nil, "@frozen struct Image: Equatable, Sendable, View { typealias Body = Never }"),
    Builtin("Image", "init(systemName: String)") {
      .native(ImageValue($0.arguments[0].asName, isSymbol: true))
    },
    Builtin("Image", "init(systemName: String, variableValue: Double?)") {
      .native(ImageValue($0.arguments[0].asName, isSymbol: true))
    },
    Builtin(
      "Image",
      """
      init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
      }
      """),
    Builtin("Image", "init(_ name: String, bundle: Bundle? = nil)") {
      .native(ImageValue($0.arguments[0].asName, isSymbol: false))
    },
    Builtin("Image", "init(_ name: String, bundle: Bundle? = nil, label: Text)") { call in
      var image = ImageValue.Parts(name: call.arguments[0].asName, isSymbol: false)
      image.label = call.arguments[2].as(TextValue.self)?.string
      return .native(ImageValue(image))
    },
    Builtin("Image", "init(decorative name: String, bundle: Bundle? = nil)") { call in
      var image = ImageValue.Parts(name: call.arguments[0].asName, isSymbol: false)
      image.label = ""
      return .native(ImageValue(image))
    },
    // What is drawn into it is not seen: it has the size and the label.
    Builtin(
      "Image",
      """
      init(size: CGSize, label: Text? = nil, opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void)
      """
    ) { call in
      var image = ImageValue.Parts(name: "drawing", isSymbol: false)
      image.size = call.arguments[0].asSize
      image.label = call.arguments[1].optionalContent?.as(TextValue.self)?.string
      return .native(ImageValue(image))
    },
    Builtin(
      "Image",
      """
      func resizable(capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: Image.ResizingMode = .stretch) -> Image
      """
    ) { call in
      let insets = call.arguments[1].asInsets
      return changed(call) { $0.capInsets = insets }
    },
    Builtin("Image", "enum ResizingMode { case tile, stretch }"),
    Builtin("Image", "enum TemplateRenderingMode { case template, original }"),
    Builtin("Image", "enum Interpolation { case none, low, medium, high }"),
    Builtin("Image", "@frozen enum Scale: Hashable { case small, medium, large }"),
    Builtin(nil, "struct SymbolRenderingMode: Sendable { let _name: String }"),
    Builtin("View", "func imageScale(_ scale: Image.Scale) -> some View") { call in
      let scale: SymbolMetrics.ImageScale =
        switch call.arguments[1].caseName {
        case "small": .small
        case "large": .large
        case _: .medium
        }
      return .modifier("imageScale", of: call.arguments[0]) {
        $0.environment.system.imageScale = scale
      }
    },
    Builtin(nil, "struct AsyncImage<Content: View>: View { typealias Body = Never }"),
    Builtin("AsyncImage where Content == Image", "init(url: URL?, scale: CGFloat = 1)") { _ in
      placeholder()
    },
    Builtin(
      "AsyncImage",
      """
      init<I: View, P: View>(url: URL?, scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P)
        where Content == _ConditionalContent<I, P>
      """
    ) { call in try call.machine.call(call.arguments[3], []) },
    Builtin(
      "AsyncImage",
      """
      init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)
      """
    ) { call in
      try call.machine.call(call.arguments[3], [call.machine.enumCase("AsyncImagePhase", at: 0)])
    },
    Builtin(
      nil,
      """
      enum AsyncImagePhase {
        case empty, success(Image), failure(any Error)
        var image: Image? {
          if case .success(let image) = self { return image }
          return nil
        }
        var error: (any Error)? {
          if case .failure(let error) = self { return error }
          return nil
        }
      }
      """),
  ]
    + [
      "renderingMode(_ renderingMode: Image.TemplateRenderingMode?)",
      "interpolation(_ interpolation: Image.Interpolation)", "antialiased(_ isAntialiased: Bool)",
      "symbolRenderingMode(_ mode: SymbolRenderingMode?)",
    ].map { Builtin("Image", "func \($0) -> Image") { $0.arguments[0] } }
    + ["monochrome", "hierarchical", "palette", "multicolor"].map { name in
      Builtin(
        "SymbolRenderingMode",
        "static let \(name) = SymbolRenderingMode(_name: \"\(name)\")")
    }
}

/// What stands in for a picture that was not loaded: nothing of the network reaches navlab.
private func placeholder() -> Value {
  .view("AsyncImage") { build in
    build.layout(.flexible)
    build.draw { $0.list.append(.fill(.rectangle, .color(Color(.fill))), in: $0.frame) }
  }
}

private func changed(_ call: Invocation, _ change: (inout ImageValue.Parts) -> Void) -> Value {
  guard var image = call.arguments[0].as(ImageValue.self)?.parts else { return call.arguments[0] }
  change(&image)
  return .native(ImageValue(image))
}

extension Value {
  /// The parts of names that `SymbolVariants` ask for, in the order in which they stand in a name.
  fileprivate var symbolVariants: [String] {
    let bits = rawBits
    return ["circle", "square", "rectangle", "slash", "fill"].enumerated()
      .filter { bits >> $0.offset & 1 == 1 }.map(\.element)
  }
}

extension String {
  /// The symbol's name with those variants that it does not have: `heart.fill` in a circle is
  /// `heart.circle.fill`.
  fileprivate func symbol(with variants: [String]) -> String {
    var parts = split(separator: ".").map(String.init)
    for variant in variants where !parts.contains(variant) {
      let isFilled = parts.last == "fill"
      parts.insert(variant, at: isFilled ? parts.count - 1 : parts.count)
    }
    return parts.joined(separator: ".")
  }
}

/// An `Image`, as a value of the program and as a view.
final class ImageValue: ViewElement, ComparableNative {
  struct Parts: Equatable {
    var name: String
    var isSymbol: Bool
    /// nil is its name; empty is none.
    var label: String?
    /// nil where it is not resizable.
    var capInsets: EdgeInsets?
    /// nil is that of its symbol, or of any picture.
    var size: Size?
  }

  let parts: Parts

  init(_ parts: Parts) { self.parts = parts }
  convenience init(_ name: String, isSymbol: Bool) {
    self.init(Parts(name: name, isSymbol: isSymbol))
  }

  /// The size of a named picture, which navlab does not have, in points.
  private static let pictureSize = Size(width: 100, height: 100)

  var viewName: String { "Image" }

  func build(_ build: inout ViewBuild) throws {
    let system = build.environment.system
    let font = system.font()
    let variants = build.environment[.property("symbolVariants")]?.symbolVariants ?? []
    let name = parts.isSymbol ? parts.name.symbol(with: variants) : parts.name
    let metrics = SymbolMetrics(name: name, font: font, scale: system.imageScale)
    // No symbol and no picture has an empty name.
    let isMissing = parts.name.isEmpty
    let size = isMissing ? .zero : parts.isSymbol ? metrics.size : parts.size ?? Self.pictureSize
    if let insets = parts.capInsets {
      let least = Size(width: insets.horizontal, height: insets.vertical)
      build.layout(
        .control(ControlLeaf(ideal: size, minimum: least, expands: [.horizontal, .vertical])))
    } else if parts.isSymbol {
      build.layout(
        .fixed(
          FixedLeaf(size, firstBaseline: metrics.baseline, lastBaseline: metrics.baseline)))
    } else {
      build.layout(.fixed(FixedLeaf(size)))
    }
    build.facets.label = parts.label ?? parts.name
    if isMissing { return }
    let isResizable = parts.capInsets != nil
    build.draw { context in
      let color = context.environment.system.foreground ?? Color(.primary)
      let frame = context.frame.size
      let size = isResizable ? 0.85 * min(frame.width, frame.height) : font.size
      context.list.append(.symbol(Symbol(name, color: color, size: size)), in: context.frame)
    }
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("Image") }
  func describe(in machine: Machine) throws -> String { "Image(\"\(parts.name)\")" }
  func isSame(as other: any NativeValue) -> Bool { (other as? ImageValue)?.parts == parts }
  func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool { isSame(as: other) }
}

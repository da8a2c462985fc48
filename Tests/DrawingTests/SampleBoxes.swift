import Drawing
import Geometry

extension SampleScreens {
  /// What lessons of layout show: boxes of colour beside and inside each other, borders, a
  /// paragraph, circles, pictures, a card.
  static var boxes: DisplayList {
    var list = DisplayList()
    list.append(text("Hello", x: 176, y: 80))
    list.append(.stroke(.rectangle, Color(.red), lineWidth: 1), in: rect(176, 80, 42, 20.3))
    list.append(.fill(.rectangle, .color(Color(.yellow))), in: rect(140, 110, 114, 52))
    list.append(text("Padded", x: 169, y: 126))
    for (i, c) in [SystemColor.red, .green, .blue].enumerated() {
      list.append(
        .fill(.rectangle, .color(Color(c))), in: rect(113.5 + Double(i) * 58, 180, 50, 50))
    }
    for (i, c) in [SystemColor.red, .green, .blue].enumerated() {
      list.append(.fill(.rectangle, .color(Color(c))), in: rect(Double(i) * 131, 250, 131, 60))
    }
    list.append(.fill(.rectangle, .color(Color(.gray, opacity: 0.2))), in: rect(50, 330, 293, 120))
    list.append(.fill(.rectangle, .color(Color(.blue, opacity: 0.3))), in: rect(90, 350, 213, 80))
    list.append(text("Inner text", x: 157, y: 380))
    list.append(.stroke(.rectangle, Color(.red), lineWidth: 1), in: rect(157, 380, 80, 20))
    list.append(text("Leading caption text", x: 16, y: 470, size: 12))
    list.append(Self.trailing("12:30", x: 377, y: 466))
    for (i, s) in [
      "SwiftUI lays views out in three steps: the parent",
      "proposes a size, the child chooses its own, and", "the parent places it.",
    ].enumerated() { list.append(text(s, x: 16, y: 500 + 20.33 * Double(i))) }
    for i in 0..<8 {
      list.append(
        .fill(.circle, .color(Color(.orange))), in: rect(16 + Double(i) * 46, 580, 38, 38))
      list.append(Self.centered("\(i)", x: 35 + Double(i) * 46, y: 589))
    }
    list.append(.symbol(Symbol("photo")), in: rect(16, 640, 180, 120))
    list.append(.symbol(Symbol("star.fill", size: 60)), in: rect(230, 650, 78, 70))
    list.append(
      .fill(.roundedRectangle(radius: 12), .color(Color(.secondaryBackground))),
      in: rect(16, 780, 361, 56))
    list.append(text("Card title", x: 32, y: 788))
    list.append(text("subtitle of the card", x: 32, y: 811, size: 13))
    return list
  }
}

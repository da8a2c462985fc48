import SwiftUI

struct Triangle: Shape {
  var inset: CGFloat = 0
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Arc: InsettableShape {
  var start: Angle
  var end: Angle
  var insetAmount = 0.0
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount, startAngle: start, endAngle: end, clockwise: true)
    }
  }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

struct Wave: Shape {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    for x in stride(from: 0, through: rect.width, by: 2) {
      let y = rect.midY + sin(x / 10 + phase) * 10
      if x == 0 { path.move(to: CGPoint(x: x, y: y)) } else { path.addLine(to: .init(x: x, y: y)) }
    }
    return path
  }
}

struct ContentView: View {
  var body: some View {
    Triangle().fill(.red)
    Triangle(inset: 2).stroke(Color.blue, lineWidth: 3).frame(width: 100, height: 100)
    Arc(start: .degrees(0), end: .degrees(90)).strokeBorder(.blue, lineWidth: 4)
    Wave(phase: 1).fill(.blue.gradient)
  }
}

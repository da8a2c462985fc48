import SwiftUI
struct Triangle: Shape {
  func path(rect: CGRect) -> Path {
    Path { p in
      p.move(to: CGPoint(x: rect.midX, y: rect.minY))
      p.addLine(CGPoint(x: rect.maxX, y: rect.maxY))
      p.close()
    }
  }
}

import SwiftUI

struct ContentView: View {
  var isBig: Bool
  var tint: Color?
  var body: some View {
    Text("a")
      .font(isBig ? .largeTitle : .body)
      .foregroundStyle(tint ?? .primary)
      .padding(isBig ? 20 : 10)
      .padding(.bottom, isBig ? nil : 4)
      .background(isBig ? AnyShapeStyle(.red) : AnyShapeStyle(.thinMaterial))
      .background { if isBig { Color.red } else { Color.blue } }
      .clipShape(isBig ? AnyShape(Circle()) : AnyShape(Rectangle()))
      .frame(width: isBig ? 100 : nil)
      .overlay(isBig ? Color.red : nil)
      .multilineTextAlignment(.center)
      .lineLimit(isBig ? nil : 2)
      .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
      .zIndex(1)
      .tag(isBig ? 1 : 2)
      .id("x")
  }
}

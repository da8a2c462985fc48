import SwiftUI

struct Effect: UIViewRepresentable {
  func makeUIView(context: Self.Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Self.Context) {}
}

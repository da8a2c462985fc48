import SwiftUI
struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
  func placeSubview(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for s in subviews { s.place(at: .zero, anchor: .center, proposal: proposal) }
  }
}

import SwiftUI

struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first.sizeThatFits(.unspecified)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews) {
  }
}
struct S: View { var body: some View { Flow { Text("a") } } }

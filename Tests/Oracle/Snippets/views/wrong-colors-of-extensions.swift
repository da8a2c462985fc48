import SwiftUI

extension Color { static let brand = Color.red }
struct V: View {
  var body: some View {
    Text("a").foregroundStyle(.brand)
    Text(foo)
  }
}

struct V: View {
  var body: some View {
    Group { Text(foo) }.foregroundStyle(.brand)
  }
}

struct V: View {
  @Namespace private var space
  var body: some View {
    Circle().matchedGeometryEffect(id: "c", in: $space).foregroundStyle(.brand)
  }
}

struct V: View {
  var body: some View {
    Group { if true { Text(foo) } else { Text("a") } }.foregroundStyle(.brand)
  }
}

extension Font { static var title0: Font { .system(size: 40) } }
struct Logo: View {
  @ScaledMetric private var size = 24.0
  @Namespace private var space
  @State private var big = false
  var body: some View {
    Group {
      if big {
        Circle().matchedGeometryEffect(id: "c", in: space).frame(width: size * 3)
      } else {
        Circle().matchedGeometryEffect(id: "c", in: $space).frame(width: size)
      }
    }
    .foregroundStyle(.brand)
    .font(.title0)
    .onTapGesture(count: 2) { withAnimation(.bouncy) { big.toggle() } }
    .transition(.slide.combined(with: .opacity))
  }
}

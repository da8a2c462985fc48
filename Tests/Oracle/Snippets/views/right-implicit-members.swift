import SwiftUI

struct ContentView: View {
  @State private var on = false
  let level: CGFloat = 0.5
  var body: some View {
    VStack(alignment: on ? .leading : .trailing, spacing: on ? 4 : nil) {
      Text("a").font(.system(size: 20, weight: .bold, design: .rounded)).foregroundStyle(.blue.opacity(0.5))
      Text("b").font(.title2.weight(.semibold).italic()).foregroundColor(on ? .red : .blue)
      Rectangle().fill(.linearGradient(colors: [.red, .blue.opacity(0.3)], startPoint: .top, endPoint: .bottom))
      RoundedRectangle(cornerRadius: 10, style: .continuous).stroke(.gray.opacity(0.4), lineWidth: 2)
      Circle().strokeBorder(Color.accentColor, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
      Text("c").padding([.top, .horizontal]).background(.thinMaterial, in: .capsule)
      Text("d").frame(maxWidth: .infinity, minHeight: 44, alignment: .bottomTrailing)
      Color.red.frame(width: 1 / 3 * 90, height: level * 100)
      Image(systemName: on ? "star.fill" : "star").imageScale(.large).symbolRenderingMode(.hierarchical)
    }
    .animation(.spring(response: 0.3, dampingFraction: 0.7), value: on)
    .transition(.opacity.combined(with: .scale))
  }
}

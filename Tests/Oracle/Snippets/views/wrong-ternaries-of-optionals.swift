import SwiftUI

struct V: View {
  let ok: Bool
  var body: some View {
    Text("x").preferredColorScheme(ok ? .lite : .dark)
    Text("x").preferredColorScheme(ok ? .dark : .lite)
    Text("x").preferredColorScheme(.lite)
    Text("x").font(ok ? .titl : .body)
    Text("x").foregroundColor(ok ? .red : .grey)
    Text("x").foregroundStyle(ok ? .red : .grey)
    Text("x").foregroundColor(.grey)
    Text("x").foregroundStyle(.grey)
    Text("x").fontWeight(ok ? .bold : .regularr)
  }
}

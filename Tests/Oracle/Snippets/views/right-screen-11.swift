import SwiftUI

struct Toast: ViewModifier {
  @Binding var message: String?
  func body(content: Content) -> some View {
    content.overlay(alignment: .bottom) {
      if let message { Text(message).padding().background(.thinMaterial, in: Capsule()).task { try? await Task.sleep(for: .seconds(2)); self.message = nil } }
    }
  }
}
extension View { func toast(_ message: Binding<String?>) -> some View { modifier(Toast(message: message)) } }
struct UseToast: View { @State private var m: String?; var body: some View { Button("Go") { m = "Hi" }.toast(m) } }

import SwiftUI

struct A: View {
  var body: some View { header.padding(.top).background(.gray) }
}
struct B: View {
  var body: some View { VStack { Header().padding(.top).font(.title) } }
}
struct Card: ViewModifier {
  func body(content: Content) -> some View { contents.padding().background(.gray) }
}

import SwiftUI

struct A1: View { @State var on = false
  var body: some View { Text("a").animation(.default.repeatForever, value: on); Text("a").animation(.easeIn, value: on); Text("b").animation(.spring.delay, value: on); Text("c").padding(.top.self) } }

struct Rot2: View {
  @State private var angle = 0
  var body: some View {
    Image(systemName: "arrow.up")
      .rotationEffect(.degrees(angle))
      .animation(.linear(duration: 1).repeatForever, value: angle)
  }
}

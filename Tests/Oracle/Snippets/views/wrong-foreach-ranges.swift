import SwiftUI

struct A: View {
  let count = 3
  var body: some View { ForEach(1...5) { number in Text("\(number)") } }
}
struct B: View {
  let count = 3
  var body: some View { ForEach(5) { number in Text("\(number)") } }
}
struct C: View {
  let count = 3
  var body: some View { ForEach(count) { number in Text("\(number)") } }
}
struct D: View {
  let count = 3
  var body: some View { List(0...count) { number in Text("\(number)") } }
}
struct E: View {
  let scores = [1, 2]
  var body: some View { ForEach(scores) { score in Text("\(score)") } }
}

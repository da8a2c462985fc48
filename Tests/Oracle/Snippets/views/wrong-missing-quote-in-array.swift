import SwiftUI

struct S: View {
  let names = ["a", "b]
  let other = ["c", "d"]
  var body: some View {
    Text(names[0])
  }
}

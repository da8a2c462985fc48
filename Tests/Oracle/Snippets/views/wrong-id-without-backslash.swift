import SwiftUI

struct S: View {
  let names = ["a"]
  var body: some View {
    ForEach(names, id: .self) { name in
      Text(name)
    }
  }
}

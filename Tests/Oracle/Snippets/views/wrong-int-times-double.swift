import SwiftUI

struct ContentView: View {
  let count = 3
  let step = 1.5
  var body: some View {
    Text("\(count * step)")
  }
}

import SwiftUI

struct ContentView: View {
  let base = 3
  let double = base * 2
  var body: some View { Text("\(double)") }
}

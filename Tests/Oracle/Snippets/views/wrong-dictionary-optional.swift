import SwiftUI

struct ContentView: View {
  let ages = ["Ann": 3]
  var body: some View {
    Text("Age \(ages["Ann"] + 1)")
  }
}

import SwiftUI

protocol Loadable { func load() }
struct S: View, Loadable {
  var body: some View {
    Text(title)
  }
}

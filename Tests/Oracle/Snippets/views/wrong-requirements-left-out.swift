import SwiftUI

protocol P { var title: String { get } }
struct F: P { func f() { print(title) } }
struct G: P { func f() { print(self.title) } }
protocol Screen: View { var title: String { get } }
struct FirstScreen: Screen {
  var body: some View { Text(title) }
}

import SwiftUI

struct ContentView: View {
  private enum Constants {
    static let padding: CGFloat = 16
    static let titles = ["a", "b"]
  }
  static let columns = 3
  private static func title(_ index: Int) -> String { Constants.titles[index % Constants.titles.count] }
  struct Header: View {
    let text: String
    var body: some View { Text(text).font(.headline) }
  }
  @ViewBuilder private var content: some View {
    Header(text: Self.title(0))
    ForEach(0..<Self.columns, id: \.self) { Text(Self.title($0)) }
  }
  var body: some View {
    VStack(spacing: Constants.padding / 2) { content }
      .padding(Constants.padding)
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
}

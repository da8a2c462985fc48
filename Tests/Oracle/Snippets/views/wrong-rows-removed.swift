import SwiftUI

struct Swipe: View {
  @State private var mails = ["a", "b"]
  var body: some View {
    List {
      ForEach(mails, id: \.self) { mail in
        Text(mail)
          .swipeActions(edge: .left) {
            Button(role: .destructive) { delete(mail) } label: { Label("Delete", systemImage: "trash") }
          }
          .listRowSeparator(.hide)
      }
    }
    .listStyle(.insetgrouped)
    .refreshable { reload }
  }
  func delete(_ m: String) { mails.remove(m) }
  func reload() async {}
}

struct ContentView: View {
  let mailboxes = ["Inbox", "Drafts", "Sent"]
  @State private var mailbox: String?

  var body: some View {
    NavigationSplitView {
      List(mailboxes, id: \.self, selection: $mailbox) { mailbox in
        Text(mailbox)
      }
      .navigationTitle("Mail")
    } detail: {
      switch mailbox {
      case let name?: Text("Mailbox: \(name)").navigationTitle(name)
      case nil: Text("No mailbox")
      }
    }
  }
}

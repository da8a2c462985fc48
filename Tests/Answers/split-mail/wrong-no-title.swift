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
      if let mailbox {
        Text("Mailbox: \(mailbox)")
      } else {
        Text("No mailbox")
      }
    }
  }
}

import Commands
import Testing

/// Things that are carried from view to view, whatever their modifiers.
@Suite struct DragAndDropTests {
  @Test func aValueIsTakenByWhatWantsItsType() {
    let session = launched(
      """
      struct Card: Codable, Transferable, Hashable {
        var title: String
        static var transferRepresentation: some TransferRepresentation {
          CodableRepresentation(contentType: .json)
        }
      }
      struct ContentView: View {
        @State private var done: [Card] = []
        @State private var words: [String] = []
        var body: some View {
          VStack {
            Text("Write").draggable(Card(title: "write"))
            Text("Done").frame(width: 200, height: 60)
              .dropDestination(for: Card.self) { items, place in
                print(place)
                done += items
                return true
              } isTargeted: { print($0 ? "over" : "away") }
            Text("Words").dropDestination(for: String.self) { items, _ in
              words += items
              return true
            }
            Text("far").draggable("text")
          }
        }
      }
      """)
    #expect(session.says("controls").contains("view  \"Write\""))
    #expect(
      session.says("drag \"Write\" to \"Done\"") == """
        over
        (100.0, 30.0)
        away
        ContentView.done: [] → [Card(title: "write")]
        """)
    // No view takes cards there; on its way it leaves the one that does.
    #expect(session.says("drag \"Write\" to \"Words\"") == "over\naway")
    #expect(session.says("drag \"far\" to \"Words\"") == "ContentView.words: [] → [\"text\"]")
    #expect(session.says("drag \"far\" by 150,0") == "")
    #expect(session.says("undo 2").hasSuffix("undid: drag \"far\" to \"Words\""))
    #expect(session.says("drag \"far\" to \"Nowhere\"").hasPrefix("noSuchControl: "))
  }

  /// A grid that is put in order by what each cell's delegate does as the finger comes over it.
  @Test func delegatesMakeRoom() {
    let session = launched(
      """
      struct Cell: DropDelegate {
        let item: String
        @Binding var items: [String]
        @Binding var dragged: String?
        func performDrop(info: DropInfo) -> Bool {
          dragged = nil
          return info.hasItemsConforming(to: [.text])
        }
        func dropEntered(info: DropInfo) {
          guard let dragged, dragged != item, let from = items.firstIndex(of: dragged),
            let to = items.firstIndex(of: item)
          else { return }
          items.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to)
        }
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
      }
      struct ContentView: View {
        @State private var letters = ["A", "B", "C"]
        @State private var dragged: String?
        @State private var taken = ""
        var body: some View {
          HStack {
            ForEach(letters, id: \\.self) { letter in
              Text(letter).frame(width: 50, height: 50)
                .onDrag {
                  dragged = letter
                  return NSItemProvider(object: letter as NSString)
                }
                .onDrop(
                  of: [.text], delegate: Cell(item: letter, items: $letters, dragged: $dragged))
            }
          }
          Text("Bin").onDrop(of: [.plainText], isTargeted: nil) { providers in
            _ = providers.first?.loadObject(ofClass: NSString.self) { text, _ in
              taken = text as? String ?? "?"
            }
            return true
          }
        }
      }
      """)
    #expect(
      session.says("drag \"A\" to \"C\"")
        == "ContentView.letters: [\"A\", \"B\", \"C\"] → [\"B\", \"C\", \"A\"]")
    #expect(session.says("drag \"B\" to \"Bin\"").contains("ContentView.taken: \"\" → \"B\""))
  }
}

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

  /// What a type gives itself away as, and what it makes itself of; rows make room where it falls.
  @Test func proxiesFallBetweenRows() {
    let session = launched(
      """
      struct Card: Codable, Transferable, Hashable {
        var title: String
        static var transferRepresentation: some TransferRepresentation {
          CodableRepresentation(contentType: .json)
          ProxyRepresentation(exporting: \\.title, importing: { Card(title: $0 + "!") })
        }
      }
      struct Tag: Codable, Transferable {
        var name: String
        static var transferRepresentation: some TransferRepresentation {
          ProxyRepresentation { (tag: Tag) in tag.name }
        }
      }
      struct ContentView: View {
        @State private var words = ["one", "two"]
        @State private var cards: [Card] = []
        var body: some View {
          VStack {
            Text("Write").draggable(Card(title: "write"))
            Text("Tagged").draggable(Tag(name: "t"))
            Text("plain").draggable("text")
            Text("Cards").dropDestination(for: Card.self) { items, _ in
              cards += items
              return true
            }
            List {
              ForEach(words, id: \\.self) { Text($0) }
                .dropDestination(for: String.self) { words.insert(contentsOf: $0, at: $1) }
              ForEach(["last"], id: \\.self) { Text($0) }
                .onInsert(of: [.text]) { print($0, $1.count) }
            }
          }
        }
      }
      """)
    #expect(
      session.says("drag \"plain\" to \"two\"")
        == "ContentView.words: [\"one\", \"two\"] → [\"one\", \"text\", \"two\"]")
    #expect(session.says("drag \"Write\" to \"one\"").contains("→ [\"write\", \"one\", "))
    let cards = "ContentView.cards: "
    #expect(session.says("drag \"Tagged\" to \"Cards\"") == cards + "[] → [Card(title: \"t!\")]")
    #expect(session.says("drag \"plain\" to \"Cards\"").hasSuffix(", Card(title: \"text!\")]"))
    #expect(session.says("drag \"Write\" to \"Cards\"").hasSuffix(", Card(title: \"write\")]"))
    #expect(session.says("drag \"plain\" to \"last\"") == "0 1")
  }

  /// A finger touches the middle of a view, told in the space that the gesture asks for.
  @Test func gesturesAreToldWhere() {
    let session = launched(
      """
      struct ContentView: View {
        var body: some View {
          VStack(spacing: 0) {
            Text("A").frame(width: 100, height: 60).onTapGesture { print($0) }
            Text("B").frame(width: 100, height: 60)
              .onTapGesture(coordinateSpace: .global) { print($0) }
            Text("C").frame(width: 100, height: 60).gesture(
              SpatialTapGesture(coordinateSpace: .named("all")).onEnded { print($0.location) })
            Text("D").frame(width: 100, height: 60).gesture(
              DragGesture().onEnded { print($0.startLocation, $0.location, $0.translation) })
            Text("E").frame(width: 100, height: 60)
              .gesture(DragGesture(coordinateSpace: .named("all")).onEnded { print($0.location) })
            Text("F").frame(width: 100, height: 60).onTapGesture { print($0) }
              .rotationEffect(.degrees(90)).scaleEffect(2, anchor: .topLeading)
          }
          .coordinateSpace(name: "all").frame(maxWidth: .infinity, maxHeight: .infinity)
          .ignoresSafeArea()
        }
      }
      """)
    #expect(session.says("tap \"A\"") == "(50.0, 30.0)")
    #expect(session.says("tap \"B\"") == "(196.5, 336.0)")
    #expect(session.says("tap \"C\"") == "(50.0, 150.0)")
    #expect(session.says("drag \"D\" by 40,8") == "(50.0, 30.0) (90.0, 38.0) (40.0, 8.0)")
    #expect(session.says("drag \"E\" by 40,8") == "(90.0, 278.0)")
    #expect(session.says("tap \"F\"") == "(50.0, 30.0)")
  }
}

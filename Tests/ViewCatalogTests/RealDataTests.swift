import TestSupport
import Testing

/// What whole apps keep and find: models that refer to each other, predicates over them, and texts
/// in the languages of the app.
struct RealDataTests {
  @Test func bothEndsOfARelationshipAreKept() {
    let session = CatalogSession(
      """
      import SwiftUI
      import SwiftData
      @Model final class Author {
        var name: String
        @Relationship(deleteRule: .cascade, inverse: \\Book.author) var books: [Book] = []
        init(name: String) { self.name = name }
      }
      @Model final class Book {
        var title: String
        var author: Author?
        var tags: [Tag] = []
        init(title: String, author: Author? = nil) { self.title = title; self.author = author }
      }
      @Model final class Tag {
        var books: [Book]?
        init() {}
      }
      @main struct TheApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
            .modelContainer(for: [Author.self, Book.self, Tag.self], inMemory: true)
        }
      }
      struct ContentView: View {
        @Environment(\\.modelContext) var context
        @Query(sort: \\Author.name) var authors: [Author]
        @Query(sort: \\Book.title) var books: [Book]
        @Query var tags: [Tag]
        var body: some View {
          List {
            ForEach(authors) { Text("\\($0.name) \\($0.books.map(\\.title).joined())") }
            Text("books \\(books.count) tagged \\(tags.first?.books?.count ?? 0)")
            Button("Authors") {
              context.insert(Author(name: "A"))
              context.insert(Author(name: "B"))
            }
            Button("To one") {
              let book = Book(title: "x")
              book.author = authors[0]
              context.insert(book)
              print(authors[0].books.count)
            }
            Button("To many") {
              let book = Book(title: "y")
              authors[0].books.append(book)
              print(book.author?.name ?? "nil", book.modelContext == nil)
            }
            Button("In init") { context.insert(Book(title: "z", author: authors[1])) }
            Button("Move") { books[0].author = authors[1] }
            Button("None") { books[0].author = nil }
            Button("Replace") { authors[1].books = [books[0]]; print(books[2].author == nil) }
            Button("Tag") { let tag = Tag(); context.insert(tag); books[0].tags = [tag] }
            Button("Delete") { context.delete(books[0]) }
            Button("Cascade") { context.delete(authors[0]) }
          }
        }
      }
      """)
    func after(_ name: String) -> [String] {
      let said = session.run("tap \"\(name)\"")
      return said + session.texts.prefix { $0 != "Authors" }
    }
    #expect(after("Authors") == ["A ", "B ", "books 0 tagged 0"])
    #expect(after("To one") == ["1", "A x", "B ", "books 1 tagged 0"])
    #expect(after("To many") == ["A false", "A xy", "B ", "books 2 tagged 0"])
    #expect(after("In init") == ["A xy", "B z", "books 3 tagged 0"])
    #expect(after("Move") == ["A y", "B zx", "books 3 tagged 0"])
    #expect(after("None") == ["A y", "B z", "books 3 tagged 0"])
    #expect(after("Replace") == ["true", "A y", "B x", "books 3 tagged 0"])
    #expect(after("Tag") == ["A y", "B x", "books 3 tagged 1"])
    #expect(after("Delete") == ["A y", "B ", "books 2 tagged 0"])
    #expect(after("Cascade") == ["B ", "books 1 tagged 0"])
  }

  @Test func predicatesCompareObjects() {
    let session = CatalogSession(
      """
      import SwiftUI
      import CoreData
      class Cat: NSManagedObject {}
      class Item: NSManagedObject {}
      extension Cat { @NSManaged var items: NSSet? }
      extension Item { @NSManaged var cat: Cat? }
      struct Row: View { var item = Item(); var body: some View { Text("row") } }
      let store = NSPersistentContainer(name: "M")
      struct ContentView: View {
        @State private var found: [Int] = []
        var body: some View {
          Text("\\(found.description)")
          Button("Go") {
            let context = store.viewContext
            let (cat, other) = (Cat(context: context), Cat(context: context))
            let item = Item(context: context)
            item.cat = cat
            cat.items = [item]
            func count(_ format: String, _ object: NSManagedObject) -> Int {
              let request = NSFetchRequest<Item>(entityName: "Item")
              request.predicate = NSPredicate(format: format, object)
              return (try? context.count(for: request)) ?? -1
            }
            found = [
              count("cat == %@", cat), count("cat = %@", other), count("cat != %@", other),
              count("cat IN %@", cat), count("ANY cat.items == %@", item),
              count("cat.items CONTAINS %@", item),
            ]
            context.performAndWait {
              found.append((try? NSFetchRequest<Item>(entityName: "Item").execute().count) ?? -1)
            }
          }
          Row()
        }
      }
      """)
    session.run("tap \"Go\"")
    #expect(session.texts == ["[1, 0, 1, 0, 1, 1, 1]", "Go", "row"], "\(session.log)")
  }

  @Test func theAppsDelegateIsThereBeforeItsScene() {
    let session = CatalogSession(
      """
      import SwiftUI
      import UIKit
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var n = 7
        func application(
          _ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { n += 1; return true }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          let delegate = UIApplication.shared.delegate as! AppDelegate
          guard let scene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: scene)
          window.rootViewController = UIHostingController(rootView: Text("\\(delegate.n)"))
          self.window = window
          window.makeKeyAndVisible()
        }
      }
      """)
    #expect(session.texts == ["8"], "\(session.log)")
  }

  static let texts: [(name: String, text: String)] = [
    (
      "en.lproj/Localizable.strings",
      """
      /* what buttons say */
      "K" = "Kay"; // a key
      "%lld of %@" = "%2$@: %1$lld";
      bare = "\\"quoted\\"\\n100%";
      """
    ),
    (
      "Localizable.xcstrings",
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "K" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Kay" } },
              "tr" : { "stringUnit" : { "state" : "translated", "value" : "Ke" } }
            }
          },
          "%lld of %@" : {
            "localizations" : {
              "en" : { "stringUnit" : { "value" : "%2$@: %1$lld" } },
              "tr" : { "stringUnit" : { "value" : "%2$@ %1$lld" } }
            }
          },
          "bare" : {
            "localizations" : { "en" : { "stringUnit" : { "value" : "\\"quoted\\"\\n100%" } } }
          },
          "other" : {}
        },
        "version" : "1.0"
      }
      """
    ),
  ]

  @Test(arguments: texts) func textsAreLookedUp(name: String, text: String) {
    let session = CatalogSession(
      """
      struct ContentView: View {
        @State private var n = 2
        let word = "ten"
        var body: some View {
          Text("K")
          Button("K") { n += 1 }
          Text("\\(n) of \\(word)")
          Text(NSLocalizedString("bare", comment: ""))
          Text(String(localized: "K"))
          Text("other")
          Text(verbatim: "K")
          Text("50% of \\(n)%")
        }
      }
      """,
      files: [
        name: text, "tr.lproj/Localizable.strings": "K = Ke; \"%lld of %@\"=\"%2$@ %1$lld\";",
      ])
    let own = ["ten: 2", "\"quoted\"\n100%", "Kay", "other", "K", "50% of 2%"]
    #expect(session.texts == ["Kay", "Kay"] + own)
    session.run("set locale tr_TR")
    #expect(session.texts == ["Ke", "Ke", "ten 2", "bare", "Ke", "other", "K", "50% of 2%"])
  }
}

class Author { var name = "" }
struct Book: Comparable { var title: String; var author: Author }
enum Sz: Comparable { case s(Author) }
enum Sz2: Comparable { case s(Int), t(x: Author, Author) }
struct P: Comparable { var x = 1 }
struct Q: Comparable, Hashable { var x = 1; var a: Author }
enum Sz3: String, Comparable { case a }
enum Sz4: Comparable, Hashable { case s(Author) }
struct R: Comparable { var a: Author; static func < (l: R, r: R) -> Bool { true } }
class K: Comparable { }

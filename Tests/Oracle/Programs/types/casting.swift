class Media { let title: String; init(_ t: String) { title = t } }
class Movie: Media { let director: String; init(_ t: String, _ d: String) { director = d; super.init(t) } }
class Song: Media { let artist: String; init(_ t: String, _ a: String) { artist = a; super.init(t) } }
let library = [Movie("Alien", "Scott"), Song("Help", "Beatles"), Movie("Jaws", "Spielberg")]
print(type(of: library), library.filter { $0 is Movie }.count)
for item in library {
  if let movie = item as? Movie { print(movie.title, movie.director) }
  else if let song = item as? Song { print(song.artist) }
}
let things: [Any] = [0, 0.0, 42, -3.5, "hello", (3.0, 5.0), Movie("X", "Y"), { (n: String) -> String in "Hi " + n }, [1, 2], ["a": 1], Optional(5) as Any, true]
for thing in things {
  switch thing {
  case 0 as Int: print("zero Int")
  case 0 as Double: print("zero Double")
  case let n as Int: print("Int", n)
  case let d as Double where d > 0: print("positive")
  case is Double: print("some double")
  case let s as String: print("string", s)
  case let (x, y) as (Double, Double): print("point", x, y)
  case let m as Movie: print("movie", m.title)
  case let f as (String) -> String: print(f("Bob"))
  case let a as [Int]: print("array", a)
  case let d as [String: Int]: print("dict", d)
  case let b as Bool: print("bool", b)
  default: print("else")
  }
}
let any: Any = [1, 2, 3]
print(any as? [Int] ?? [], any as? [String] as Any, (any as? [Any])?.count ?? 0, any is [Double])
let mixed: [Any] = [1, "a", 2]
print(mixed as? [Int] as Any, mixed.compactMap { $0 as? Int }, mixed.first as? Int ?? 0)
protocol Drawable { func draw() -> String }
protocol Sized { var size: Int { get } }
struct Icon: Drawable, Sized { var size = 3; func draw() -> String { "icon" } }
struct Dot: Drawable { func draw() -> String { "." } }
let drawables: [any Drawable] = [Icon(), Dot()]
for d in drawables {
  print(d.draw(), (d as? any Sized)?.size ?? 0, d is any Sized, (d as? Icon)?.size as Any, d as? any Drawable & Sized != nil)
}
let both: any Drawable & Sized = Icon(size: 8)
print(both.size, both.draw(), (both as any Drawable).draw())
let o: Int? = 3
let oa: Any = o as Any
print(oa is Int, oa as? Int as Any, oa is Int?, (o as Any) as? String as Any)
let none: Any = (nil as Int?) as Any
print(none as? Int as Any, none is Int, none is Int?)
func convert<T>(_ v: Any, to: T.Type) -> T? { v as? T }
print(convert(3, to: Int.self) as Any, convert(3, to: String.self) as Any, convert([1], to: [Int].self) as Any)
func firstOf<T>(_ type: T.Type, in list: [Any]) -> T? { list.lazy.compactMap { $0 as? T }.first }
print(firstOf(String.self, in: things) ?? "-", firstOf(Movie.self, in: things)?.title ?? "-", firstOf(Character.self, in: things) as Any)
let media: Media = Movie("M", "L")
print((media as! Movie).director, media as? Song == nil, type(of: media))
let anyObject: AnyObject = media
print(anyObject is Movie, (anyObject as? Media)?.title ?? "")
let d = ["a": 1, "b": "x"] as [String: Any]
print(d["a"] as? Int ?? 0, d["b"] as? Int ?? -1, (d["b"] as? String)?.count ?? 0, d["z"] as? Int as Any)
let num: Any = 3
switch num { case let i as any Numeric: print("numeric", i); default: print("no") }
print((5 as Any) as? Double as Any, 5 as Double, Int(5.9), "7" as Any as? Int as Any)
let sets: Any = Set([1, 2])
print((sets as? Set<Int>)?.count ?? 0, sets is Set<String>)
let up = [Movie("a", "b")] as [Media]
print(up.count, up as? [Movie] != nil, (up as? [Song]) == nil)
let song = media as! Song
print(song)

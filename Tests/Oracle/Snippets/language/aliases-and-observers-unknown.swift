typealias Handler = (Missing) -> Void
struct Holder { typealias Inner = Unknown }
var level = 3 { didSet { print(level) } willSet { print(newVal) } }
level = 4

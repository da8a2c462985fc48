class Screen {
  var title: String!
  var count: Int! = 3
  func show() -> String { title + "\(count + 1)" }
  func set(_ t: String?) { title = t; if title != nil { print(title.count) } }
}

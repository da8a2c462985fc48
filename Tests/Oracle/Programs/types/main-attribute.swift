@main
struct Tool {
  static let version = "1.0"
  var name: String
  static func main() {
    let tool = Tool(name: "tool")
    tool.run()
    print(version)
  }
  func run() { print("running", name) }
}

@main
struct App {
  func main() { print("hi") }
}

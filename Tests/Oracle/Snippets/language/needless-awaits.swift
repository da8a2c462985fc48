class Service {
  func load() -> Int { 1 }
  func work() async -> Int { 2 }
}
actor Store {
  var items = [1]
  func add(_ n: Int) { items.append(n) }
}
struct Point {
  var x = 1
  func moved(_ n: Int) -> Int { n }
}
func run(_ service: Service, _ store: Store) async {
  let a = await service.load()
  let point = Point()
  let b = await point.moved(3)
  await store.add(2)
  let c = await service.work()
  print(a, b, c)
}

protocol Animal { associatedtype Food; func eat(_ f: Food); func make() -> Food; var fav: Food { get }; init() }
protocol Cache<Key> { associatedtype Key; func find(_ key: Key) -> Int? }
func feed(_ a: some Animal) { a.eat(3) }
func feed2(_ a: any Animal) { a.eat(3) }
func feed3<T: Animal>(_ a: T) { a.eat(3); let x: Int = a.make(); let y: Int = a.fav }
func feed4(_ a: Animal) { a.eat(3); let x: Int = a.make(); let y = a.fav; y.foo }
func find(_ c: any Cache<String>) { print(c.find("a") ?? 0); print(c.find(3) ?? 0) }

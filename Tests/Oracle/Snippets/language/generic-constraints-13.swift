func make<T>() -> T { fatalError() }
let d = make()

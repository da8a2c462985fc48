var handlers: [() -> Void] = []
func add(_ f: () -> Void) { handlers.append(f) }
func same<T>(_ value: T) -> T { value }
func twice(_ f: () -> Void) { same(f)() }
func show(_ f: () -> Void) { print(f) }

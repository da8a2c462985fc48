var stored: (() -> Void)?
func take(_ c: @escaping () -> Void) {}
func first(_ c: () -> Void) { take { c() } }
func second(_ f: () -> Void) { stored = { f(); f() } }
func third(_ c: () -> Void) -> () -> Void { return { c() } }
func fourth(_ f: (Int) -> Int) { _ = [1].lazy.map { f($0) } }
func fifth(_ f: () -> Void) { let g = { f() }; g() }
func sixth(_ f: () -> Void) { [1].forEach { _ in f() } }

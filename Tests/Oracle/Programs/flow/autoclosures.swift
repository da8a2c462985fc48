func log(_ message: @autoclosure () -> String, when on: Bool = true) { if on { print("log:", message()) } }
var counter = 0
func next() -> String { counter += 1; return "n\(counter)" }
log(next()); log(next(), when: false); log(next())
func either(_ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool { a ? true : try b() }
print(either(true, false), either(false, true))
func fallback<T>(_ value: T?, _ other: @autoclosure () -> T) -> T { value ?? other() }
print(fallback(nil, 3), fallback(2, 9))
var kept: [() -> Int] = []
func keep(_ f: @autoclosure @escaping () -> Int) { kept.append(f) }
for i in 1...3 { keep(i * i) }
print(kept.map { $0() })

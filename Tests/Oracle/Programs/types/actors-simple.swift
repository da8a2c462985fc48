actor Counter { private var n = 0; let name = "c"; func add(_ k: Int) -> Int { n += k; return n }; var value: Int { n }; nonisolated func label() -> String { "counter " + name } }
let counter = Counter()
print(await counter.add(2), await counter.add(3), await counter.value, counter.label())

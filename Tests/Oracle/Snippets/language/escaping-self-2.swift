struct SV { var n = 0; func go(_ f: @escaping () -> Void) {}; func start() { go { print(n) } }; mutating func inc() { go { n += 1 } } }

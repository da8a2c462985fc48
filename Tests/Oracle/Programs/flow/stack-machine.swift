enum Op: CustomStringConvertible {
    case push(Int), pop, add, mul, sub, dup, swap, jmp(Int), jz(Int), load(String), store(String), call(String), ret, print, halt
    var description: String {
        let m = Mirror(reflecting: self)
        guard let c = m.children.first else { return "\(Self.names[self.code] ?? "?")" }
        return "\(c.label!) \(c.value)"
    }
    private var code: Int { switch self { case .pop: 0; case .add: 1; case .mul: 2; case .sub: 3; case .dup: 4; case .swap: 5; case .ret: 6; case .print: 7; case .halt: 8; default: -1 } }
    private static let names: [Int: String] = [0: "pop", 1: "add", 2: "mul", 3: "sub", 4: "dup", 5: "swap", 6: "ret", 7: "print", 8: "halt"]
}
enum VMError: Error { case underflow(at: Int, op: Op), unknown(String), limit }
struct Assembler {
    static func assemble(_ text: String) throws -> (code: [Op], labels: [String: Int]) {
        var labels: [String: Int] = [:]
        var pending: [(Int, String)] = []
        var code: [Op] = []
        for raw in text.split(separator: "\n") {
            let line = raw.prefix { $0 != ";" }.trimmed
            if line.isEmpty { continue }
            if line.last == ":" { labels[String(line.dropLast())] = code.count; continue }
            let parts = line.split(separator: " ", omittingEmptySubsequences: true)
            switch (parts[0], parts.count > 1 ? parts[1] : nil) {
            case ("push", let n?): guard let v = Int(n) else { throw VMError.unknown(String(line)) }; code.append(.push(v))
            case ("jmp", let l?), ("jz", let l?): pending.append((code.count, String(l))); code.append(parts[0] == "jmp" ? .jmp(0) : .jz(0))
            case ("load", let v?): code.append(.load(String(v)))
            case ("store", let v?): code.append(.store(String(v)))
            case ("call", let f?): code.append(.call(String(f)))
            case ("pop", nil): code.append(.pop)
            case ("add", nil): code.append(.add)
            case ("mul", nil): code.append(.mul)
            case ("sub", nil): code.append(.sub)
            case ("dup", nil): code.append(.dup)
            case ("swap", nil): code.append(.swap)
            case ("ret", nil): code.append(.ret)
            case ("print", nil): code.append(.print)
            case ("halt", _): code.append(.halt)
            default: throw VMError.unknown(String(line))
            }
        }
        for (i, l) in pending {
            guard let t = labels[l] else { throw VMError.unknown(l) }
            if case .jmp = code[i] { code[i] = .jmp(t) } else { code[i] = .jz(t) }
        }
        return (code, labels)
    }
}
extension Substring { var trimmed: Substring { var s = self; while s.first == " " { s.removeFirst() }; while s.last == " " { s.removeLast() }; return s } }
struct VM {
    let code: [Op], labels: [String: Int]
    private var stack: [Int] = [], frames: [Int] = [], vars: [String: Int] = [:], pc = 0
    private(set) var output: [String] = []
    init(_ text: String) throws { (code, labels) = try Assembler.assemble(text) }
    private mutating func pop() throws -> Int {
        guard let v = stack.popLast() else { throw VMError.underflow(at: pc, op: code[pc]) }
        return v
    }
    private mutating func binary(_ f: (Int, Int) -> Int) throws { let b = try pop(), a = try pop(); stack.append(f(a, b)) }
    mutating func run(limit: Int = 1000) throws -> [String] {
        var steps = 0
        while code.indices.contains(pc) {
            steps += 1
            guard steps <= limit else { throw VMError.limit }
            switch code[pc] {
            case .push(let n): stack.append(n)
            case .pop: _ = try pop()
            case .add: try binary(+)
            case .mul: try binary(*)
            case .sub: try binary(-)
            case .dup: let t = try pop(); stack += [t, t]
            case .swap: let b = try pop(), a = try pop(); stack += [b, a]
            case .jmp(let t): pc = t; continue
            case .jz(let t): if try pop() == 0 { pc = t; continue }
            case .load(let n): guard let v = vars[n] else { throw VMError.unknown(n) }; stack.append(v)
            case .store(let n): vars[n] = try pop()
            case .call(let f): guard let t = labels[f] else { throw VMError.unknown(f) }; frames.append(pc + 1); pc = t; continue
            case .ret: pc = frames.removeLast(); continue
            case .print: output.append("\(try pop())")
            case .halt: return output
            }
            pc += 1
        }
        return output
    }
}
let factorial = """
push 5
store n
push 1
store acc
loop: 
load n
jz end
load acc
load n
mul
store acc
load n
push 1
sub
store n
jmp loop
end:
load acc
print
call sq ; square it
halt
sq:
load acc
dup
mul
print
ret
"""
do {
    var vm = try VM(factorial)
    print(vm.code.prefix(6), vm.labels.sorted { $0.value < $1.value }.map(\.key))
    print(try vm.run())
} catch { print("error", error) }
for src in ["add", "push x", "jmp nowhere", "l:\njmp l", "load q", "push 1\npush 2\nswap\nsub\nprint", "bogus"] {
    do { var vm = try VM(src); print(try vm.run(limit: 50)) }
    catch VMError.underflow(let at, let op) { print("underflow at \(at): \(op)") }
    catch let e as VMError { print("VM:", e) }
}
var broken = try VM("ret")
print(try broken.run())

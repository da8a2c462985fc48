import Foundation

// MARK: - Model
struct Card: Hashable { let number: String; let pin: Int; var masked: String { String(repeating: "*", count: max(0, number.count - 4)) + number.suffix(4) } }

enum ATMState: CustomStringConvertible {
  case idle, cardInserted(Card, attempts: Int), authenticated(Card), outOfService(reason: String)
  var description: String {
    switch self {
    case .idle: return "Idle"
    case .cardInserted(let card, attempts: let n): return "Card \(card.masked) (attempt \(n))"
    case .authenticated(let c): return "Welcome \(c.masked)"
    case .outOfService(let reason): return "Out of service: \(reason)"
    }
  }
}

enum ATMError: Error, Equatable { case wrongState, wrongPIN(remaining: Int), cardBlocked, insufficientFunds(Int), invalidAmount }

protocol CashDispenser {
  var notes: [Int: Int] { get }
  mutating func dispense(_ amount: Int) -> [Int: Int]?
}

struct Dispenser: CashDispenser {
  private(set) var notes = [100: 2, 50: 3, 20: 5, 10: 1]
  mutating func dispense(_ amount: Int) -> [Int: Int]? {
    var left = amount, out: [Int: Int] = [:]
    for note in notes.keys.sorted(by: >) where left >= note {
      let n = min(left / note, notes[note]!)
      guard n > 0 else { continue }
      out[note] = n
      left -= n * note
    }
    guard left == 0 else { return nil }
    notes.merge(out) { $0 - $1 }
    return out
  }
}

final class ATM {
  private var state: ATMState = .idle { didSet { print("  [\(oldValue)] -> [\(state)]") } }
  private var accounts: [Card: Int]
  private var blocked = Set<Card>()
  private var dispenser: any CashDispenser
  static let maxAttempts = 3

  init(accounts: [Card: Int], dispenser: some CashDispenser) { self.accounts = accounts; self.dispenser = dispenser }

  func insert(_ card: Card) throws {
    guard case .idle = state else { throw ATMError.wrongState }
    guard !blocked.contains(card) else { throw ATMError.cardBlocked }
    state = .cardInserted(card, attempts: 0)
  }

  func enter(pin: Int) throws {
    guard case .cardInserted(let card, let attempts) = state else { throw ATMError.wrongState }
    if card.pin == pin { state = .authenticated(card); return }
    let used = attempts + 1
    if used == Self.maxAttempts { blocked.insert(card); state = .idle; throw ATMError.cardBlocked }
    state = .cardInserted(card, attempts: used)
    throw ATMError.wrongPIN(remaining: Self.maxAttempts - used)
  }

  @discardableResult
  func withdraw(_ amount: Int) throws -> String {
    guard case let .authenticated(card) = state else { throw ATMError.wrongState }
    guard amount > 0, amount.isMultiple(of: 10) else { throw ATMError.invalidAmount }
    guard let balance = accounts[card], balance >= amount else { throw ATMError.insufficientFunds(accounts[card] ?? 0) }
    guard let notes = dispenser.dispense(amount) else { throw ATMError.invalidAmount }
    accounts[card]? -= amount
    return notes.sorted { $0.key > $1.key }.map { "\($0.value)x\($0.key)" }.joined(separator: " + ")
  }

  func eject() { state = .idle }
  var total: Int { dispenser.notes.reduce(0) { $0 + $1.key * $1.value } }
}

let alice = Card(number: "1234567890123456", pin: 1111), bob = Card(number: "42", pin: 2222)
let atm = ATM(accounts: [alice: 500, bob: 30], dispenser: Dispenser())
func attempt(_ label: String, _ action: () throws -> Void) {
  do { try action(); print(label, "ok") }
  catch ATMError.wrongPIN(let r) where r == 1 { print(label, "last chance!") }
  catch let error as ATMError { print(label, "failed:", error) }
  catch { print("unexpected") }
}
attempt("pin early") { try atm.enter(pin: 1) }
attempt("insert") { try atm.insert(alice) }
attempt("insert twice") { try atm.insert(bob) }
for p in [1, 2, 1111] { attempt("pin \(p)") { try atm.enter(pin: p) } }
for a in [180, 15, 1000, 250, 0, -10, 40] { attempt("withdraw \(a)") { print("   ", try atm.withdraw(a)) } }
print(atm.total)
atm.eject()
attempt("bob") { try atm.insert(bob) }
for p in 0..<3 { attempt("bob pin \(p)") { try atm.enter(pin: p) } }
attempt("bob again") { try atm.insert(bob) }
print(alice.masked, bob.masked, ATMError.cardBlocked == .cardBlocked)
try atm.withdraw(10)

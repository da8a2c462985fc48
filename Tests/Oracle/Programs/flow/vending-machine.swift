enum Coin: Int, CaseIterable, Comparable {
  case five = 5, ten = 10, twenty = 20, fifty = 50
  static func < (a: Coin, b: Coin) -> Bool { a.rawValue < b.rawValue }
}
enum VendingError: Error, Equatable {
  case invalidSelection
  case insufficientFunds(needed: Int)
  case outOfStock(String)
  case noChange
}
struct Item { var price: Int; var count: Int }
final class VendingMachine {
  enum State { case idle, collecting(Int), dispensing(String), broken(reason: String) }
  private(set) var state = State.idle { didSet { log.append("\(oldValue) -> \(state)") } }
  private(set) var log: [String] = []
  private var inventory = ["cola": Item(price: 25, count: 1), "chips": Item(price: 40, count: 2), "gum": Item(price: 5, count: 0)]
  private var coins: [Coin: Int] = [.five: 2, .ten: 1]
  func insert(_ coin: Coin) {
    coins[coin, default: 0] += 1
    switch state {
    case .idle: state = .collecting(coin.rawValue)
    case .collecting(let sum): state = .collecting(sum + coin.rawValue)
    case .dispensing, .broken: break
    }
  }
  func vend(_ name: String) throws -> [Coin] {
    guard let item = inventory[name] else { throw VendingError.invalidSelection }
    guard item.count > 0 else { throw VendingError.outOfStock(name) }
    guard case .collecting(let sum) = state, sum >= item.price else {
      var paid = 0
      if case let .collecting(sum) = state { paid = sum }
      throw VendingError.insufficientFunds(needed: item.price - paid)
    }
    state = .dispensing(name)
    defer { state = .idle }
    let change = try change(of: sum - item.price)
    inventory[name]?.count -= 1
    return change
  }
  private func change(of amount: Int) throws -> [Coin] {
    var rest = amount, result: [Coin] = [], box = coins
    for coin in Coin.allCases.sorted(by: >) {
      while rest >= coin.rawValue, let count = box[coin], count > 0 {
        rest -= coin.rawValue
        box[coin] = count - 1
        result.append(coin)
      }
    }
    guard rest == 0 else { throw VendingError.noChange }
    coins = box
    return result
  }
}
let machine = VendingMachine()
func buy(_ name: String, with coins: Coin...) {
  coins.forEach(machine.insert)
  do {
    let change = try machine.vend(name)
    print("got \(name), change: \(change.map(\.rawValue))")
  } catch VendingError.insufficientFunds(let needed) {
    print("\(name): \(needed) more")
  } catch VendingError.outOfStock(let what) where what == "gum" {
    print("no gum today")
  } catch let error as VendingError where error == .invalidSelection {
    print("no such thing")
  } catch {
    print("failed: \(error)")
  }
}
buy("cola")
buy("cola", with: .ten)
buy("cola", with: .ten, .ten)
buy("cola", with: .fifty)
buy("gum", with: .five)
buy("bread")
buy("chips", with: .fifty)
print(machine.log.count, machine.log.last ?? "-")
machine.log.prefix(3).forEach { print($0) }

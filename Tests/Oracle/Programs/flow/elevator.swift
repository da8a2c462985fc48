enum Direction { case up, down, idle }

struct Request: Equatable, CustomStringConvertible {
  var from: Int
  var to: Int
  var direction: Direction { to > from ? .up : to < from ? .down : .idle }
  var description: String { "\(from)->\(to)" }
}

protocol Scheduler {
  mutating func add(_ request: Request)
  mutating func next(at floor: Int, moving: Direction) -> Int?
  var isEmpty: Bool { get }
}

struct FirstCome: Scheduler {
  private var stops: [Int] = []
  mutating func add(_ request: Request) { stops += [request.from, request.to] }
  mutating func next(at floor: Int, moving: Direction) -> Int? {
    stops.isEmpty ? nil : stops.removeFirst()
  }
  var isEmpty: Bool { stops.isEmpty }
}

struct Nearest: Scheduler {
  private var waiting: [Request] = []
  private var riding: [Request] = []
  mutating func add(_ request: Request) { waiting.append(request) }
  mutating func next(at floor: Int, moving: Direction) -> Int? {
    riding.removeAll { $0.to == floor }
    let boarding = waiting.filter { $0.from == floor }
    riding += boarding
    waiting.removeAll { boarding.contains($0) }
    let targets = riding.map(\.to) + waiting.map(\.from)
    return targets.min { (abs($0 - floor), $0) < (abs($1 - floor), $1) }
  }
  var isEmpty: Bool { waiting.isEmpty && riding.isEmpty }
}

final class Elevator {
  var floor = 0 {
    willSet { direction = newValue > floor ? .up : newValue < floor ? .down : .idle }
    didSet { travelled += abs(floor - oldValue) }
  }
  private(set) var direction = Direction.idle
  private(set) var travelled = 0
  private var scheduler: any Scheduler
  private(set) var log: [String] = []

  init(_ scheduler: some Scheduler) { self.scheduler = scheduler }

  func call(_ requests: Request...) { requests.forEach { scheduler.add($0) } }

  func run(limit: Int = 50) {
    var steps = 0
    while !scheduler.isEmpty, steps < limit {
      steps += 1
      guard let stop = scheduler.next(at: floor, moving: direction) else { break }
      if stop == floor { continue }
      floor = stop
      log.append("\(direction)@\(floor)")
    }
  }
}

let requests = [Request(from: 3, to: 0), Request(from: 1, to: 5), Request(from: 4, to: 2)]
for elevator in [Elevator(FirstCome()), Elevator(Nearest())] {
  for request in requests { elevator.call(request) }
  elevator.run()
  print(elevator.log.joined(separator: " "), elevator.travelled, elevator.direction)
}
print(requests, requests.map(\.direction))

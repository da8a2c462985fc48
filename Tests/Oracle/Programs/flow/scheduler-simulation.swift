struct Job { let name: String, arrival: Int, length: Int; var priority = 0 }
protocol Policy { mutating func next(_ ready: inout [Job], at time: Int) -> (job: Job, slice: Int)? }
struct FirstCome: Policy {
  func next(_ ready: inout [Job], at time: Int) -> (job: Job, slice: Int)? {
    ready.isEmpty ? nil : { ($0, $0.length) }(ready.removeFirst())
  }
}
struct ShortestFirst: Policy {
  func next(_ ready: inout [Job], at time: Int) -> (job: Job, slice: Int)? {
    guard let index = ready.indices.min(by: { (ready[$0].length, $0) < (ready[$1].length, $1) }) else { return nil }
    let job = ready.remove(at: index)
    return (job, job.length)
  }
}
struct RoundRobin: Policy {
  let quantum: Int
  private(set) var switches = 0
  init(quantum: Int) { self.quantum = quantum }
  mutating func next(_ ready: inout [Job], at time: Int) -> (job: Job, slice: Int)? {
    guard !ready.isEmpty else { return nil }
    switches += 1
    let job = ready.removeFirst()
    return (job, min(quantum, job.length))
  }
}
struct Report { var finished: [String: Int] = [:], timeline = ""; var average: Double { finished.isEmpty ? 0 : Double(finished.values.reduce(0, +)) / Double(finished.count) } }
func simulate<P: Policy>(_ jobs: [Job], _ policy: inout P) -> Report {
  var report = Report(), time = 0
  var coming = jobs.sorted { $0.arrival < $1.arrival }, ready: [Job] = []
  func arrive() {
    while let first = coming.first, first.arrival <= time { ready.append(coming.removeFirst()) }
  }
  while true {
    arrive()
    guard let (job, slice) = policy.next(&ready, at: time) else {
      guard let first = coming.first else { break }
      report.timeline += String(repeating: ".", count: first.arrival - time)
      time = first.arrival
      continue
    }
    report.timeline += String(repeating: job.name, count: slice)
    time += slice
    arrive()
    if slice < job.length {
      ready.append(Job(name: job.name, arrival: job.arrival, length: job.length - slice))
    } else {
      report.finished[job.name] = time - job.arrival
    }
  }
  return report
}
let jobs = [Job(name: "A", arrival: 0, length: 5), Job(name: "B", arrival: 1, length: 2), Job(name: "C", arrival: 2, length: 1), Job(name: "D", arrival: 12, length: 2)]
func show(_ title: String, _ report: Report) {
  let list = report.finished.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
  print("\(title.padding(8)) \(report.timeline) \(list) \(report.average)")
}
extension String { func padding(_ n: Int) -> String { count >= n ? self : self + String(repeating: " ", count: n - count) } }
var first = FirstCome(), shortest = ShortestFirst(), robin = RoundRobin(quantum: 2)
show("first", simulate(jobs, &first))
show("shortest", simulate(jobs, &shortest))
show("robin", simulate(jobs, &robin))
print(robin.switches)

import Foundation
// a parking garage
enum VehicleKind: Int, CaseIterable, CustomStringConvertible { case motorcycle = 1, car = 2, truck = 4
  var description: String { switch self { case .motorcycle: return "moto"; case .car: return "car"; case .truck: return "truck" } }
  var rate: Double { Double(rawValue) * 1.25 } }
class Vehicle: Hashable { let plate: String; let kind: VehicleKind; init(_ p: String, _ k: VehicleKind) { plate = p; kind = k }
  static func == (l: Vehicle, r: Vehicle) -> Bool { l.plate == r.plate }
  func hash(into h: inout Hasher) { h.combine(plate) } }
final class Electric: Vehicle { var charge = 0.3; init(_ p: String) { super.init(p, .car) }; func plug(for hours: Double) { charge = min(1, charge + hours * 0.2) } }
struct Ticket { let vehicle: Vehicle, spot: ClosedRange<Int>, since: Date }
enum GarageError: Error, CustomStringConvertible { case full(needed: Int, free: Int), duplicate(Vehicle), unknown(plate: String)
  var description: String { switch self { case let .full(n, f): "full: need \(n), have \(f)"; case .duplicate(let v): "\(v.plate) is here already"; case .unknown(plate: let p): "no \(p)" } } }
struct Garage { let size: Int; private var tickets: [String: Ticket] = [:]; private(set) var revenue = 0.0
  init(size: Int) { self.size = size }
  private var taken: IndexSet { tickets.values.reduce(into: IndexSet()) { $0.insert(integersIn: $1.spot) } }
  private func gap(of n: Int) -> ClosedRange<Int>? { let t = taken; return (0...(size - n)).lazy.map { $0...($0 + n - 1) }.first { r in r.allSatisfy { !t.contains($0) } } }
  mutating func park(_ v: Vehicle, at time: Date) throws -> ClosedRange<Int> {
    guard tickets[v.plate] == nil else { throw GarageError.duplicate(v) }
    guard let spot = gap(of: v.kind.rawValue) else { throw GarageError.full(needed: v.kind.rawValue, free: size - taken.count) }
    tickets[v.plate] = Ticket(vehicle: v, spot: spot, since: time); return spot }
  mutating func leave(_ plate: String, at time: Date) throws -> Double {
    guard let t = tickets.removeValue(forKey: plate) else { throw GarageError.unknown(plate: plate) }
    let hours = (time.timeIntervalSince(t.since) / 3600).rounded(.up); let fee = max(1, hours) * t.vehicle.kind.rate
    if let e = t.vehicle as? Electric { e.plug(for: hours) }
    revenue += fee; return fee }
  var map: String { let by = tickets.values.flatMap { t in t.spot.map { ($0, t.vehicle.plate.first!) } }; let d = Dictionary(uniqueKeysWithValues: by); return String((0..<size).map { d[$0] ?? "." }) } }
var g = Garage(size: 10); let t0 = Date(timeIntervalSinceReferenceDate: 0); let ev = Electric("E1")
let arrivals: [Vehicle] = [Vehicle("A1", .car), ev, Vehicle("T9", .truck), Vehicle("M3", .motorcycle), Vehicle("A1", .car), Vehicle("T8", .truck)]
for (i, v) in arrivals.enumerated() { do { print(v.plate, try g.park(v, at: t0.addingTimeInterval(Double(i) * 600))) } catch { print("!", error) } }
print(g.map); for p in ["E1", "A1", "Z0"] { do { print(p, String(format: "%.2f", try g.leave(p, at: t0 + 7300))) } catch let e as GarageError { print("!", e) } catch {} }
print(g.map, g.revenue, ev.charge, (try? g.park(Vehicle("T8", .truck), at: t0)) as Any, g.map)
print(VehicleKind.allCases.map { "\($0):\($0.rate)" }, Set(arrivals).count, Set(arrivals.map(\.kind)).sorted { $0.rawValue < $1.rawValue })
var idx = IndexSet([1, 2, 3, 7]); idx.insert(integersIn: 5...6); idx.remove(2); print(idx.count, Array(idx), idx.contains(6), idx.first!, idx.rangeView.map { $0 })

enum Vehicle: CustomStringConvertible {
  case motorcycle(plate: String)
  case car(plate: String, electric: Bool)
  case truck(plate: String, axles: Int)

  var plate: String {
    switch self {
    case .motorcycle(let plate), .car(let plate, _), .truck(let plate, _): return plate
    }
  }
  var size: Int {
    switch self {
    case .motorcycle: 1
    case .car: 2
    case .truck(_, let axles): 2 * axles
    }
  }
  var description: String {
    switch self {
    case let .motorcycle(plate): "moto \(plate)"
    case let .car(plate, electric): "\(electric ? "e-car" : "car") \(plate)"
    case let .truck(plate, axles) where axles > 3: "big truck \(plate)"
    case let .truck(plate, _): "truck \(plate)"
    }
  }
}

enum GarageError: Error, Equatable {
  case full(needed: Int, free: Int)
  case alreadyParked(String)
  case notFound(String)
}

struct Ticket: Hashable {
  let number: Int
  let plate: String
  let enteredAt: Int
}

final class Garage {
  private(set) var parked: [String: (vehicle: Vehicle, ticket: Ticket)] = [:]
  private var nextNumber = 100
  let capacity: Int
  var rates: (first: Double, next: Double) = (3.0, 1.5)

  init(capacity: Int) { self.capacity = capacity }

  var used: Int { parked.values.reduce(0) { $0 + $1.vehicle.size } }
  var free: Int { capacity - used }

  @discardableResult
  func enter(_ vehicle: Vehicle, at time: Int) throws -> Ticket {
    guard parked[vehicle.plate] == nil else { throw GarageError.alreadyParked(vehicle.plate) }
    guard vehicle.size <= free else {
      throw GarageError.full(needed: vehicle.size, free: free)
    }
    defer { nextNumber += 1 }
    let ticket = Ticket(number: nextNumber, plate: vehicle.plate, enteredAt: time)
    parked[vehicle.plate] = (vehicle, ticket)
    return ticket
  }

  func leave(_ plate: String, at time: Int) throws -> Double {
    guard let entry = parked.removeValue(forKey: plate) else { throw GarageError.notFound(plate) }
    let hours = max(1, (time - entry.ticket.enteredAt + 59) / 60)
    var price = rates.first + Double(hours - 1) * rates.next
    if case .car(_, electric: true) = entry.vehicle { price *= 0.5 }
    if case .truck = entry.vehicle { price += 10 }
    return price
  }
}

let garage = Garage(capacity: 12)
let arrivals: [(Vehicle, Int)] = [
  (.car(plate: "AB-1", electric: false), 0), (.motorcycle(plate: "M-7"), 15),
  (.car(plate: "EL-9", electric: true), 20), (.truck(plate: "T-4", axles: 3), 30),
  (.car(plate: "AB-1", electric: false), 40), (.truck(plate: "T-5", axles: 4), 50),
]
for (vehicle, time) in arrivals {
  do {
    let ticket = try garage.enter(vehicle, at: time)
    print("\(vehicle) -> #\(ticket.number), free \(garage.free)")
  } catch GarageError.full(let needed, let free) {
    print("\(vehicle): needs \(needed), only \(free) free")
  } catch let error as GarageError {
    print("\(vehicle): \(error)")
  } catch {
    print("unexpected", error)
  }
}
for (plate, time) in [("EL-9", 200), ("T-4", 95), ("XX", 100), ("AB-1", 61)] {
  switch Result(catching: { try garage.leave(plate, at: time) }) {
  case .success(let price): print(plate, "pays", price)
  case .failure(let error as GarageError) where error == .notFound(plate): print(plate, "unknown")
  case .failure(let error): print(plate, error)
  }
}
print(garage.parked.keys.sorted(), garage.used)

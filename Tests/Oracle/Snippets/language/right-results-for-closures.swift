struct Failed: Error {}

struct Box<T> {
  func set(_ value: T) {}
}

func made<T>(_ make: (Box<T>) -> Void) -> T { fatalError() }

func load(_ done: @escaping (Result<Int, any Error>) -> Void) { done(.success(3)) }

func results() async {
  let first: Result<Int, any Error> = made { box in box.set(.failure(Failed())) }
  let second: Result<Int, any Error> = await withCheckedContinuation { continuation in
    load { end in
      if case .failure(let error) = end { continuation.resume(returning: .failure(error)) }
      if case .success(let value) = end { continuation.resume(returning: .success(value)) }
    }
  }
  let third: Int? = made { box in box.set(4) }
  let fourth: Double = made { $0.set(1) }
  let fifth: any Error = made { (box: Box<Failed>) in box.set(Failed()) }
  print(first, second, third ?? 0, fourth, fifth)
}

/// Programs over Combine, which the toolchain here does not have: what they print is what Apple
/// documents.
extension LibraryPrograms {
  static let combine: [ProgramRow] = [
    // What is subscribed to says itself: a sequence its elements, others their names.
    ProgramRow(
      #"""
      _ = [1, 2].publisher.print("a").sink { _ in }
      let subject = PassthroughSubject<Int, Never>()
      let watching = subject.eraseToAnyPublisher().print().sink { _ in }
      """#,
      prints: #"""
        a: receive subscription: ([1, 2])
        a: request unlimited
        a: receive value: (1)
        a: receive value: (2)
        a: receive finished
        receive subscription: (PassthroughSubject)
        request unlimited
        """#),
    ProgramRow(
      #"""
      _ = [3, 1, 2].publisher.map { $0 * 2 }.collect().sink { print($0) }
      _ = (1...6).publisher.filter { $0 % 2 == 0 }.reduce(0, +).sink { print($0) }
      _ = [1, 2, 3].publisher.scan(0, +).sink { print($0, terminator: " ") }
      _ = ["1", "x", "3"].publisher.compactMap { Int($0) }.sink { print($0, terminator: " ") }
      print()
      """#,
      prints: #"""
        [6, 2, 4]
        12
        1 3 6 1 3 
        """#),
    ProgramRow(
      #"""
      _ = (1...9).publisher.prefix(2).sink(receiveCompletion: { print($0) }) { print($0) }
      _ = (1...9).publisher.drop(while: { $0 < 8 }).sink { print("drop", $0) }
      _ = [1, 1, 2, 2, 1].publisher.removeDuplicates().collect().sink { print($0) }
      _ = (1...5).publisher.collect(2).sink { print($0) }
      _ = [5, 3].publisher.first().merge(with: [7].publisher).count().sink { print("count", $0) }
      _ = [5, 3, 9].publisher.max().sink { print("max", $0) }
      _ = [5, 3, 9].publisher.last().sink { print("last", $0) }
      _ = Empty<Int, Never>().replaceEmpty(with: 4).sink { print("empty", $0) }
      _ = [1, 2].publisher.append(3, 4).prepend(0).collect().sink { print($0) }
      _ = [1, 2].publisher.allSatisfy { $0 > 0 }.sink { print($0) }
      """#,
      prints: #"""
        1
        2
        finished
        drop 8
        drop 9
        [1, 2, 1]
        [1, 2]
        [3, 4]
        [5]
        count 2
        max 9
        last 9
        empty 4
        [0, 1, 2, 3, 4]
        true
        """#),
    ProgramRow(
      #"""
      let a = PassthroughSubject<Int, Never>()
      let b = PassthroughSubject<String, Never>()
      var kept = Set<AnyCancellable>()
      a.combineLatest(b).sink { print("latest", $0, $1) }.store(in: &kept)
      a.zip(b).sink(receiveCompletion: { print("zip", $0) }) { print("zip", $0.0, $0.1) }
        .store(in: &kept)
      a.map { "\($0)" }.merge(with: b).sink { print("merge", $0) }.store(in: &kept)
      a.send(1)
      a.send(2)
      b.send("x")
      a.send(completion: .finished)
      b.send("y")
      b.send("z")
      """#,
      prints: #"""
        merge 1
        merge 2
        latest 2 x
        zip 1 x
        merge x
        latest 2 y
        zip 2 y
        zip finished
        merge y
        latest 2 z
        merge z
        """#),
    ProgramRow(
      #"""
      enum Bad: Error { case bad }
      func check(_ n: Int) throws -> Int { if n > 2 { throw Bad.bad }; return n }
      _ = (1...5).publisher.tryMap(check).sink(receiveCompletion: { print($0) }) { print($0) }
      _ = (1...5).publisher.tryMap(check).replaceError(with: -1).collect().sink { print($0) }
      _ = (1...5).publisher.tryMap(check).catch { _ in Just(0) }.collect().sink { print($0) }
      _ = Fail<Int, Bad>(error: .bad).mapError { _ in Bad.bad }
        .sink(receiveCompletion: { print("fail", $0) }) { print($0) }
      var tries = 0
      let flaky = Deferred { () -> AnyPublisher<Int, Bad> in
        tries += 1
        if tries < 3 { return Fail(error: Bad.bad).eraseToAnyPublisher() }
        return Just(tries).setFailureType(to: Bad.self).eraseToAnyPublisher()
      }
      _ = flaky.retry(5).sink(receiveCompletion: { print($0) }) { print("try", $0) }
      """#,
      prints: #"""
        1
        2
        failure(main.Bad.bad)
        [1, 2, -1]
        [1, 2, 0]
        fail failure(main.Bad.bad)
        try 3
        finished
        """#),
    ProgramRow(
      #"""
      let value = CurrentValueSubject<Int, Never>(1)
      let first = value.sink { print("first", $0) }
      value.send(2)
      value.value = 3
      let second = value.dropFirst().sink { print("second", $0) }
      first.cancel()
      value.send(4)
      print(value.value)
      value.send(completion: .finished)
      value.send(5)
      """#,
      prints: #"""
        first 1
        first 2
        first 3
        second 4
        4
        """#),
    ProgramRow(
      #"""
      let search = PassthroughSubject<String, Never>()
      let a = search.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { print("search", $0) }
      search.send("s")
      search.send("sw")
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { search.send("swi") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { search.send("swift") }
      let b = search.throttle(for: .seconds(0.5), scheduler: DispatchQueue.main, latest: true).sink { print("throttle", $0) }
      let c = Just(1).delay(for: .seconds(2), scheduler: DispatchQueue.main).sink { print("late", $0) }
      search.send("t")
      """#,
      prints: #"""
        throttle t
        search swi
        throttle swi
        throttle swift
        search swift
        late 1
        """#),
    ProgramRow(
      #"""
      let ids = PassthroughSubject<Int, Never>()
      let all = ids.flatMap { id in Just(id).delay(for: .seconds(id), scheduler: RunLoop.main) }
        .sink { print("all", $0) }
      let latest = ids.map { id in Just(id).delay(for: .seconds(id), scheduler: RunLoop.main) }
        .switchToLatest().sink { print("latest", $0) }
      ids.send(3)
      ids.send(1)
      """#,
      prints: #"""
        all 1
        latest 1
        all 3
        """#),
    ProgramRow(
      #"""
      let future = Future<Int, Never> { promise in
        print("starts")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { promise(.success(7)) }
      }
      let a = future.sink(receiveCompletion: { print($0) }) { print("a", $0) }
      let b = future.sink { print("b", $0) }
      var work = 0
      let shared = Deferred { () -> Just<Int> in work += 1; return Just(work) }
        .delay(for: 0.5, scheduler: RunLoop.main).share()
      let c = shared.sink { print("c", $0) }
      let d = shared.sink { print("d", $0) }
      print("ready")
      """#,
      prints: #"""
        starts
        ready
        c 1
        d 1
        a 7
        finished
        b 7
        """#),
    ProgramRow(
      #"""
      final class Model: ObservableObject {
        @Published var name = ""
        @Published var age = 0
        @Published var isValid = false
        var kept = Set<AnyCancellable>()
        init() {
          $name.combineLatest($age).map { !$0.isEmpty && $1 > 17 }.assign(to: &$isValid)
          $age.map { "age \($0)" }.sink { print($0) }.store(in: &kept)
          Publishers.CombineLatest3($name, $age, $isValid).dropFirst()
            .sink { name, age, isValid in print(name, age, isValid) }.store(in: &kept)
        }
      }
      let model = Model()
      model.name = "Ann"
      model.age = 20
      print(model.isValid)
      """#,
      prints: #"""
        age 0
         0 false
        Ann 0 false
        Ann 0 true
        age 20
        Ann 20 true
        true
        """#),
    ProgramRow(
      #"""
      final class Player { var score = 0 { didSet { print("score", score) } } }
      let player = Player()
      let points = [1, 5].publisher.assign(to: \.score, on: player)
      let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect().scan(0) { n, _ in n + 1 }
        .prefix(3).sink(receiveCompletion: { print($0) }) { print("tick", $0) }
      extension Notification.Name { static let ping = Notification.Name("ping") }
      let note = NotificationCenter.default.publisher(for: .ping).compactMap { $0.object as? Int }
        .sink { print("ping", $0) }
      NotificationCenter.default.post(name: .ping, object: 5)
      let traced = [1].publisher.handleEvents(
        receiveOutput: { print("out", $0) }, receiveCompletion: { print("end", $0) }).sink { print($0) }
      """#,
      prints: #"""
        score 1
        score 5
        ping 5
        out 1
        1
        end finished
        tick 1
        tick 2
        tick 3
        finished
        """#),
    ProgramRow(
      #"""
      let subject = PassthroughSubject<Int, Never>()
      Task {
        for await value in subject.values.prefix(2) { print("value", value) }
        print("done")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { subject.send(1); subject.send(2) }
      """#,
      prints: #"""
        value 1
        value 2
        done
        """#),
    ProgramRow(
      #"""
      struct Bad: Error {}
      func small(_ n: Int) throws -> Bool { if n == 4 { throw Bad() }; return n < 3 }
      func show<T>(_ name: String, _ all: AnyPublisher<T, any Error>) {
        _ = all.sink(receiveCompletion: { print($0) }) { print(name, $0, terminator: " ") }
      }
      let numbers = (1...4).publisher
      show("drop", numbers.tryDrop(while: small))
      show("prefix", numbers.tryPrefix(while: small))
      show("first", numbers.tryFirst { try !small($0) })
      show("last", numbers.prefix(3).tryLast(where: small))
      show("scan", numbers.tryScan(0) { try small($1) ? $0 + $1 : $0 })
      show("reduce", numbers.prefix(2).tryReduce(10) { try small($1) ? $0 + $1 : $0 })
      show("contains", numbers.prefix(2).tryContains { try !small($0) })
      show("all", numbers.tryAllSatisfy(small))
      show("max", [2, 3, 1].publisher.tryMax { $0 < $1 })
      show("min", [2, 3, 1].publisher.tryMin { $0 < $1 })
      show("changes", [1, 1, 2].publisher.tryRemoveDuplicates { $0 == $1 })
      let connectable = [1, 2].publisher.makeConnectable()
      let kept = connectable.sink { print("connected", $0) }
      print("before")
      let connection = connectable.connect()
      """#,
      prints: #"""
        drop 3 drop 4 finished
        prefix 1 prefix 2 finished
        first 3 finished
        last 2 finished
        scan 1 scan 3 scan 3 failure(main.Bad())
        reduce 13 finished
        contains false finished
        all false finished
        max 3 finished
        min 1 finished
        changes 1 changes 2 finished
        before
        connected 1
        connected 2
        """#),
  ]
}

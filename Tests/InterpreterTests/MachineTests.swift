import Checking
import Diagnostics
import Interpreter
import SwiftSource
import TestSupport
import Testing

/// The machine on programs built by hand.
struct MachineTests {
  let build = ProgramBuilder()

  private func output(_ body: [Checking.Operation], locals: [Local] = []) throws -> String {
    let buffer = OutputBuffer()
    let machine = build.machine(output: buffer)
    _ = try machine.call(build.function("main", locals: locals) { _ in body })
    return buffer.text
  }

  @Test func countsWithALoop() throws {
    let text = try output(
      [
        .initialize(local: 0, build.number(0)),
        build.forEach(
          in: build.range(build.number(0), build.number(10)), element: 1,
          [build.add(build.call(.multiply, build.local(1), build.number(2)), to: .local(0))]),
        build.print(build.local(0)),
      ],
      locals: [Local(name: "sum", type: build.int), Local(name: "i", type: build.int)])
    #expect(text == "90\n")
  }

  /// `func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }`
  private var fibonacci: Function {
    build.function("fib", parameters: [Local(name: "n", type: build.int)]) { this in
      let n = build.local(0)
      let first = build.call(this, build.call(.subtract, n, build.number(1)))
      let second = build.call(this, build.call(.subtract, n, build.number(2)))
      let isSmall = build.call(.less, n, build.number(2))
      return [
        .if([.code(isSmall)], then: [.return(n)], else: []),
        .return(build.call(.add, first, second)),
      ]
    }
  }

  @Test func callsItself() throws {
    let buffer = OutputBuffer()
    let machine = build.machine(output: buffer)
    let value = try machine.call(fibonacci, [.int(20)])
    #expect(try machine.description(of: value) == "6765")
  }

  @Test func changesAnArrayInPlace() throws {
    let array = build.type("Array", build.int)
    let element = Place.property(
      base: .place(.local(0)), getter: build.native(.index),
      setter: .native(NativeID(ProgramBuilder.Member.index.rawValue, isSetter: true)),
      arguments: [build.number(1)], types: [build.int], SourceRange(file: 0, start: 0, end: 1))
    let append = Call(build.native(.append), [.inout(.local(0)), .value(build.number(7))])
    let text = try output(
      [
        .initialize(
          local: 0, build.code(.array([build.number(1), build.number(2)]), array)),
        .initialize(local: 1, build.local(0, array)),
        build.add(build.number(40), to: element),
        .evaluate(build.code(.call(append), .void)),
        build.print(build.local(0, array)),
        build.print(build.local(1, array)),
        .assign(element, build.number(0)),
        build.print(build.call(.index, build.local(0, array), build.number(1))),
        build.print(build.call(.count, build.local(0, array))),
      ],
      locals: [Local(name: "a", type: array), Local(name: "b", type: array)])
    expectText(text, equals: "[1, 42, 7]\n[1, 2]\n0\n3\n")
  }

  @Test func copiesStructsOnWrite() throws {
    let point = NominalType(name: "Point", keyword: .struct, isBuiltin: false)
    point.storedProperties = [
      StoredProperty(name: "x", type: build.int, isLet: false),
      StoredProperty(name: "y", type: build.int, isLet: false),
    ]
    let type = Type.nominal(point, [])
    let text = try output(
      [
        .initialize(
          local: 0, build.code(.structure(point, [build.number(1), build.number(2)]), type)),
        .initialize(local: 1, build.local(0, type)),
        build.add(build.number(10), to: .field(.local(1), index: 1)),
        .assign(.field(.local(1), index: 0), build.number(5)),
        build.print(build.local(0, type)),
        build.print(build.local(1, type)),
      ],
      locals: [Local(name: "p", type: type), Local(name: "q", type: type)])
    expectText(text, equals: "Point(x: 1, y: 2)\nPoint(x: 5, y: 12)\n")
  }

  @Test func closuresShareBoxedVariables() throws {
    let body = build.function(
      "closure", captures: [Local(name: "n", type: build.int, isBoxed: true)]
    ) { _ in [build.add(build.number(1), to: .local(0))] }
    let closure = build.code(
      .closure(body, captures: [0]), .function(FunctionType([], result: .void)))
    let text = try output(
      [
        .initialize(local: 0, build.number(5)),
        .evaluate(build.call(.twice, closure, as: .void)),
        build.print(build.local(0)),
      ],
      locals: [Local(name: "n", type: build.int, isBoxed: true)])
    #expect(text == "7\n")
  }

  @Test func catchesAndDefers() throws {
    let text = try output(
      [
        .do(
          label: 1,
          body: [
            .defer([build.print(build.text("defer"))]),
            .throw(build.text("oops")),
          ],
          catches: [
            SwitchCase(
              items: [(.anything, nil)],
              body: [build.print(build.local(0, build.string))])
          ], errorLocal: 0),
        build.print(build.text("after")),
      ], locals: [Local(name: "error", type: build.string)])
    expectText(text, equals: "defer\noops\nafter\n")
  }

  @Test func updatesInoutParameters() throws {
    let bump = build.function(
      "bump", parameters: [Local(name: "n", type: build.int, isInout: true)]
    ) { _ in [build.add(build.number(3), to: .local(0))] }
    let machine = build.machine(output: OutputBuffer())
    var arguments: [Value] = [.int(4)]
    _ = try machine.call(bump, updating: &arguments)
    #expect(try machine.description(of: arguments[0]) == "7")
    let text = try output(
      [
        .initialize(local: 0, build.number(1)),
        .evaluate(build.code(.call(Call(.function(bump), [.inout(.local(0))])), .void)),
        build.print(build.local(0)),
      ], locals: [Local(name: "n", type: build.int)])
    #expect(text == "4\n")
  }

  // MARK: Tasks

  @Test func tasksTakeTurnsOnTheVirtualClock() throws {
    let buffer = OutputBuffer()
    let machine = build.machine(output: buffer)
    func task(_ name: String, _ seconds: Double) -> Function {
      build.function(name) { _ in
        [
          build.print(build.text("\(name) starts")),
          .evaluate(
            build.call(
              .sleep, build.code(.constant(.double(seconds)), build.type("Double")), as: .void)),
          build.print(build.text("\(name) ends")),
        ]
      }
    }
    let slow = machine.spawn(.closure(ClosureValue(.function(task("slow", 2)))))
    machine.spawn(.closure(ClosureValue(.function(task("quick", 1)))))
    try machine.scheduler.runReady()
    #expect(slow.result == nil)
    try machine.scheduler.advance(by: 1.5)
    expectText(buffer.text, equals: "slow starts\nquick starts\nquick ends\n")
    #expect(try machine.scheduler.advanceUntilIdle(limit: 10))
    #expect(machine.scheduler.now == 2)
    #expect(slow.result != nil)
  }

  @Test func cancellingEndsASleep() throws {
    let machine = build.machine(output: OutputBuffer())
    let task = build.function("task") { _ in
      let seconds = build.code(.constant(.double(5)), build.type("Double"))
      return [.evaluate(build.call(.sleep, seconds, as: .void)), .return(build.number(1))]
    }
    let fiber = machine.spawn(.closure(ClosureValue(.function(task))))
    try machine.scheduler.runReady()
    machine.cancel(fiber)
    try machine.scheduler.runReady()
    guard case .failure(let error as Thrown)? = fiber.result else {
      Issue.record("the task did not fail")
      return
    }
    #expect(try machine.description(of: error.value) == "CancellationError()")
    #expect(machine.scheduler.now == 0)
  }

  @Test func nativesMayBeContinuedByAClosure() throws {
    let machine = build.machine(output: OutputBuffer())
    let inner = build.function("inner") { _ in
      let seconds = build.code(.constant(.double(5)), build.type("Double"))
      return [.evaluate(build.call(.sleep, seconds, as: .void)), .return(build.number(41))]
    }
    let closure = build.code(
      .closure(inner, captures: []), .function(FunctionType([], result: build.int)))
    let main = build.function("main") { _ in [.return(build.call(.during, closure))] }
    let fiber = try machine.run(main)
    #expect(fiber.result == nil)
    try machine.scheduler.advanceUntilIdle(limit: 10)
    #expect(try machine.description(of: #require(try fiber.result?.get())) == "42")
  }

  // MARK: What goes wrong

  @Test func trapsSayWhatAndWhere() throws {
    let machine = build.machine(output: OutputBuffer())
    let divide = build.function(
      "divide", parameters: [Local(name: "n", type: build.int)]
    ) { _ in [.return(build.call(.divide, build.local(0), build.number(0), at: 30))] }
    let error = try #require(throws: Trap.self) { try machine.call(divide, [.int(3)]) }
    #expect(error.message == "Division by zero")
    #expect(error.range.start == 30)
    #expect(error.variables == [Trap.Variable(name: "n", value: "3")])
    #expect(error.calls.map(\.function) == ["divide"])
    #expect(try machine.description(of: machine.call(fibonacci, [.int(10)])) == "55")
  }

  @Test func endlessLoopsEnd() throws {
    let machine = build.machine(steps: 100_000, output: OutputBuffer())
    let loop = build.function("loop") { _ in
      [.while(label: 0, [.code(build.code(.constant(.boolean(true)), build.bool))], body: [])]
    }
    let error = try #require(throws: LimitReached.self) { try machine.call(loop) }
    #expect(error.limit == .steps)
    #expect(error.function == "loop")
    machine.beginCommand()
    #expect(try machine.description(of: machine.call(fibonacci, [.int(10)])) == "55")
  }

  @Test func endlessRecursionEnds() throws {
    let machine = build.machine(output: OutputBuffer())
    let forever = build.function("forever") { this in [.return(build.call(this))] }
    let error = try #require(throws: LimitReached.self) { try machine.call(forever) }
    #expect(error.limit == .depth)
    #expect(try machine.description(of: machine.call(fibonacci, [.int(10)])) == "55")
  }

  @Test func recursionThroughCallbacksEnds() throws {
    let machine = build.machine(output: OutputBuffer())
    let forever = build.function("forever") { this in
      let again = build.code(
        .closure(this, captures: []), .function(FunctionType([], result: .void)))
      return [.evaluate(build.call(.twice, again, as: .void))]
    }
    let error = try #require(throws: LimitReached.self) { try machine.call(forever) }
    #expect(error.limit == .depth)
  }

  @Test func deepDataIsReleased() throws {
    let list = NominalType(name: "List", keyword: .enum, isBuiltin: false)
    let type = Type.nominal(list, [])
    var node = EnumCase(name: "node", isIndirect: true)
    node.payload = [TupleElement(label: nil, type: type)]
    list.cases = [EnumCase(name: "end", isIndirect: false), node]
    let machine = build.machine(output: OutputBuffer())
    let locals = [Local(name: "list", type: type), Local(name: "i", type: build.int)]
    let grow = build.function("grow", locals: locals) { _ in
      let node = build.code(.enumCase(list, index: 1, [build.local(0, type)]), type)
      return [
        .initialize(local: 0, build.code(.enumCase(list, index: 0, []), type)),
        build.forEach(
          in: build.range(build.number(0), build.number(500_000)), element: 1,
          [.assign(.local(0), node)]),
        .return(build.local(0, type)),
      ]
    }
    let value = try machine.call(grow)
    let error = #expect(throws: LimitReached.self) { try machine.description(of: value) }
    #expect(error?.limit == .depth)
  }

  @Test func growingTextEnds() throws {
    let machine = build.machine(memory: 32 << 20, output: OutputBuffer())
    let grow = build.function("grow", locals: [Local(name: "s", type: build.string)]) { _ in
      let call = Call(build.native(.grow), [.inout(.local(0))])
      return [
        .initialize(local: 0, build.text("abcdefgh")),
        .while(
          label: 0, [.code(build.code(.constant(.boolean(true)), build.bool))],
          body: [.evaluate(build.code(.call(call), build.string))]),
      ]
    }
    let error = try #require(throws: LimitReached.self) { try machine.call(grow) }
    #expect(error.limit == .memory)
  }
}

import Interpreter

/// Task groups, in Swift itself: children are tasks, their results are kept in the order in which
/// they end.
var taskGroups: [Builtin] {
  [
    // The child task of an `async let`.
    Builtin(
      nil,
      """
      final class _Child<T> {
        let task: Task<T, any Error>
        let token: Int
        init(_ task: Task<T, any Error>) {
          self.task = task
          token = _addCancellationHandler { task.cancel() }
        }
        var value: T { get async throws { try await task.value } }
        func end() async throws {
          _removeCancellationHandler(token)
          task.cancel()
          _ = await task.result
        }
      }
      """),
    Builtin(
      nil,
      """
      func _startChild<T>(_ operation: () async throws -> T) -> _Child<T> {
        _Child(Task { try await operation() })
      }
      """),
    // What the group and its children share.
    Builtin(
      nil,
      """
      final class _Group<T> {
        var children: [Task<Void, Never>] = []
        var ended: [Result<T, any Error>] = []
        var running = 0
        var keepsResults = true
        var isCancelled = false
        var failure: (any Error)?
        var waiting: _Suspension?
        func add(_ operation: @escaping () async throws -> T) {
          running += 1
          let child = Task {
            do { self.end(.success(try await operation())) } catch { self.end(.failure(error)) }
          }
          if isCancelled { child.cancel() }
          children.append(child)
        }
        func end(_ result: Result<T, any Error>) {
          running -= 1
          if keepsResults {
            ended.append(result)
          } else if case .failure(let error) = result, failure == nil {
            failure = error
            cancel()
          }
          if let suspension = waiting {
            waiting = nil
            _resume(suspension, ())
          }
        }
        func next() async -> Result<T, any Error>? {
          if ended.isEmpty && running > 0 {
            let _: Void = try! await _suspend { self.waiting = $0 }
          }
          return ended.isEmpty ? nil : ended.removeFirst()
        }
        func cancel() {
          isCancelled = true
          for child in children { child.cancel() }
        }
        func finish() async {
          keepsResults = false
          while running > 0 { let _: Void = try! await _suspend { self.waiting = $0 } }
        }
        func run<R>(_ body: () async throws -> R) async throws -> R {
          if _isCancelled() { isCancelled = true }
          let token = _addCancellationHandler { self.cancel() }
          defer { _removeCancellationHandler(token) }
          do {
            let result = try await body()
            await finish()
            return result
          } catch {
            cancel()
            await finish()
            throw error
          }
        }
      }
      """),
    Builtin(
      nil,
      """
      @discardableResult
      func withTaskGroup<ChildTaskResult: Sendable, GroupResult>(
        of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
        returning returnType: GroupResult.Type = GroupResult.self,
        body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
      ) async -> GroupResult {
        var group = TaskGroup<ChildTaskResult>(_group: _Group<ChildTaskResult>())
        return try! await group._group.run { await body(&group) }
      }
      """),
    Builtin(
      nil,
      """
      @discardableResult
      func withThrowingTaskGroup<ChildTaskResult: Sendable, GroupResult>(
        of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
        returning returnType: GroupResult.Type = GroupResult.self,
        body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
      ) async rethrows -> GroupResult {
        var group = ThrowingTaskGroup<ChildTaskResult, any Error>(
          _group: _Group<ChildTaskResult>())
        return try await group._group.run { try await body(&group) }
      }
      """),
    Builtin(
      nil,
      """
      @discardableResult
      func withDiscardingTaskGroup<GroupResult>(
        returning returnType: GroupResult.Type = GroupResult.self,
        body: (inout DiscardingTaskGroup) async -> GroupResult
      ) async -> GroupResult {
        var group = DiscardingTaskGroup(_group: _Group<Void>())
        group._group.keepsResults = false
        return try! await group._group.run { await body(&group) }
      }
      """),
    Builtin(
      nil,
      """
      @discardableResult
      func withThrowingDiscardingTaskGroup<GroupResult>(
        returning returnType: GroupResult.Type = GroupResult.self,
        body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> GroupResult
      ) async throws -> GroupResult {
        var group = ThrowingDiscardingTaskGroup<any Error>(_group: _Group<Void>())
        group._group.keepsResults = false
        let result = try await group._group.run { try await body(&group) }
        if let error = group._group.failure { throw error }
        return result
      }
      """),
    Builtin(
      nil,
      """
      struct TaskGroup<ChildTaskResult: Sendable>: AsyncSequence {
        typealias Element = ChildTaskResult
        typealias Failure = Never
        let _group: _Group<ChildTaskResult>
        struct Iterator: AsyncIteratorProtocol {
          let _group: _Group<ChildTaskResult>
          mutating func next() async -> ChildTaskResult? { try! await _group.next()?.get() }
        }
        func makeAsyncIterator() -> Iterator { Iterator(_group: _group) }
        mutating func next() async -> ChildTaskResult? { try! await _group.next()?.get() }
        mutating func waitForAll() async { while await _group.next() != nil {} }
      }
      """),
    Builtin(
      nil,
      """
      struct ThrowingTaskGroup<ChildTaskResult: Sendable, Failure: Error>: AsyncSequence {
        typealias Element = ChildTaskResult
        let _group: _Group<ChildTaskResult>
        struct Iterator: AsyncIteratorProtocol {
          let _group: _Group<ChildTaskResult>
          mutating func next() async throws -> ChildTaskResult? {
            try await _group.next()?.get()
          }
        }
        func makeAsyncIterator() -> Iterator { Iterator(_group: _group) }
        mutating func next() async throws -> ChildTaskResult? { try await _group.next()?.get() }
        mutating func nextResult() async -> Result<ChildTaskResult, any Error>? {
          await _group.next()
        }
        mutating func waitForAll() async throws {
          var failure: (any Error)?
          while let result = await _group.next() {
            if case .failure(let error) = result, failure == nil { failure = error }
          }
          if let error = failure { throw error }
        }
      }
      """),
    Builtin(nil, "struct DiscardingTaskGroup { let _group: _Group<Void> }"),
    Builtin(
      nil, "struct ThrowingDiscardingTaskGroup<Failure: Error> { let _group: _Group<Void> }"),
  ]
    + [
      ("TaskGroup", "async -> ChildTaskResult"),
      ("ThrowingTaskGroup", "async throws -> ChildTaskResult"),
      ("DiscardingTaskGroup", "async -> Void"),
      ("ThrowingDiscardingTaskGroup", "async throws -> Void"),
    ].flatMap { group, effects in
      [
        Builtin(
          group,
          """
          mutating func addTask(
            name: String? = nil, priority: TaskPriority? = nil,
            operation: sending @escaping @isolated(any) () \(effects)
          ) { _group.add(operation) }
          """),
        Builtin(
          group,
          """
          mutating func addTaskUnlessCancelled(
            name: String? = nil, priority: TaskPriority? = nil,
            operation: sending @escaping @isolated(any) () \(effects)
          ) -> Bool {
            if isCancelled { return false }
            _group.add(operation)
            return true
          }
          """),
        Builtin(group, "func cancelAll() { _group.cancel() }"),
        Builtin(group, "var isCancelled: Bool { _group.isCancelled || _isCancelled() }"),
        Builtin(group, "var isEmpty: Bool { _group.running == 0 && _group.ended.isEmpty }"),
      ]
    }
}

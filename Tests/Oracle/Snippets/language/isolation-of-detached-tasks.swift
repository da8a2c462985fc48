@MainActor class VM {
    var n = 0
    let id = 3
    func work() {}
    func run() {
        Task.detached { self.n += 1 }
        Task.detached { print(self.n) }
        Task.detached { await self.work() }
        Task.detached { self.work() }
        Task.detached { print(await self.n, self.id) }
        Task { self.work(); self.n += 1 }
    }
    func group() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { self.work() }
            group.addTask { await self.work() }
            self.work()
        }
    }
}
actor A {
    var x = 0
    func up() { x += 1 }
    func g() {
        Task { x += 1; up() }
        Task.detached { self.x += 1 }
        Task.detached { await self.up(); print(await self.x) }
        Task.detached { self.up() }
        [1].forEach { x += $0 }
    }
    func h() async {
        await withTaskGroup(of: Int.self) { group in
            group.addTask { self.x }
            group.addTask { await self.x }
            for await v in group { x += v }
        }
    }
}

struct U { var name = "x"; var tags = ["a"]; var next: [U] = [] }
let paths: [KeyPath<U, String>] = [\.name, \U.tags[0]]
var u = U()
u[keyPath: \.name] = "y"
print(paths.map { u[keyPath: $0] }, [u].map(\.tags.count), [u, u].sorted { $0[keyPath: \.name] < $1.name }.count)

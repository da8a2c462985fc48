func split<T>(_ all: [T], _ test: (T) -> Bool) -> (yes: [T], no: [T]) {
  all.reduce(into: ([], [])) { test($1) ? $0.yes.append($1) : $0.no.append($1) }
}
func sum(_ all: [Int]) -> (list: [Int], total: Int) {
  all.reduce(into: ([], 0)) { $0.list.append($1); $0.total += $1 }
}
print(split([1, 2]) { $0 > 1 }, sum([1, 2]))

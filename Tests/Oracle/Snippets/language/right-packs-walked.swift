func each<each T>(_ v: repeat each T) {
  for x in repeat each v {
    print(x)
  }
}
each(1, "a")
func names<each T: CustomStringConvertible>(_ v: repeat each T) -> [String] {
  var all: [String] = []
  for item in repeat each v { all.append(item.description) }
  return all
}
print(names(1, true))

struct Address { var street: String?; var number = 1 }
struct Person { var address: Address?; var tags: [String]? = nil; func greet() -> String? { nil } }
func f(_ p: Person?) -> String {
  var q = p
  q?.address?.number += 1
  q?.tags?.append("x")
  let n = q?.address?.street?.count ?? 0
  let first = q?.tags?.first ?? "none"
  if let street = q?.address?.street, !street.isEmpty, n > 2 { return street }
  guard let greeting = q?.greet() else { return first }
  return greeting + (q?.address.map { "\($0.number)" } ?? "")
}

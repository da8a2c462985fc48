// A branch that may be nil, beside one that is a value.
struct Result { var name: String? }

func named(_ result: Result, _ text: String) -> String {
  let first = text.isEmpty ? (result.name ?? nil) : text
  let second = text.isEmpty ? text : (result.name ?? nil)
  let third = text.isEmpty ? (result.name ?? nil) : "x"
  let fourth: String = text.isEmpty ? (result.name ?? nil) : text
  return (first ?? "") + (second ?? "") + (third ?? "") + fourth
}
print(named(Result(name: nil), ""))

let name = "Ann", n = 3
let a = "Hi \(name), \(n + 1) \(n > 2 ? "many" : "few") \(String(format0: n))"
extension String { init(format0 n: Int) { self = "\(n)" }; var shout: String { uppercased() + "!" } }
let b = """
  Dear \(name),
    \("nested \(n)")
  """
let c = #"raw \(name) "quoted""#
let d = "é".count + "abc".dropFirst().count
print(a, b, c, d, "x".shout, String(repeating: "-", count: 3))

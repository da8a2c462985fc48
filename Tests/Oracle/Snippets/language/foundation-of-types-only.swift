struct S { var id = UUID(); var d: Date }
enum E: Error, LocalizedError { case a }
extension S: CustomNSError {}
func f(d: Date) -> URL { URL(string: "")! }

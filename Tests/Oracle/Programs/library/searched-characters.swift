// Without Foundation texts are searched by characters, and an empty text is everywhere.
let none = ""
print("abc".contains(none), "a\r\nb".contains("\n"), "a\r\nb".contains("\r\n"))
print("e\u{301}".contains("e"), "é".contains("e\u{301}"), "abc".contains("bc"))
print("abc".ranges(of: none).count, "abc".split(separator: none), "abc".replacing(none, with: "-"))
print("aXbX".replacing("X", with: "--"), "aXbX".ranges(of: "X").count, "a--b".split(separator: "--"))
let sub = "hello world".dropFirst(6)
print(sub.contains("world"), sub.contains("w"), sub.contains("hello"))

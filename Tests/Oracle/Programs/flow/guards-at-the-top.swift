let opt: Int? = 4
guard let opt else { fatalError() }
let v = opt > 3 ? "big" : "small"
print(v, opt + 1)
let text: String? = "a"
guard let text, case let (first, second) = (text.count, opt) else { fatalError() }
let sum = first + second
let later = { text + "!" }
print(text, sum, later())

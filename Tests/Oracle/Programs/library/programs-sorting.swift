func quick<T: Comparable>(_ a: [T]) -> [T] { guard let p = a.first else { return [] }; let rest = a.dropFirst(); return quick(rest.filter { $0 < p }) + [p] + quick(rest.filter { $0 >= p }) }
print(quick([3, 1, 4, 1, 5, 9, 2, 6]), quick(["b", "a"]))
func bubble(_ a: inout [Int]) { for i in 0..<a.count { for j in 0..<(a.count - 1 - i) where a[j] > a[j + 1] { a.swapAt(j, j + 1) } } }
var b = [4, 2, 7, 1]; bubble(&b); print(b)
func search<T: Comparable>(_ a: [T], _ x: T) -> Int? { var lo = 0, hi = a.count - 1; while lo <= hi { let mid = (lo + hi) / 2; if a[mid] == x { return mid } else if a[mid] < x { lo = mid + 1 } else { hi = mid - 1 } }; return nil }
print(search([1, 3, 5, 7], 5)!, search([1, 3], 4) as Any)
func sieve(_ n: Int) -> [Int] { var p = [Bool](repeating: true, count: n + 1); p[0] = false; p[1] = false; var i = 2; while i * i <= n { if p[i] { for j in stride(from: i * i, through: n, by: i) { p[j] = false } }; i += 1 }; return p.indices.filter { p[$0] } }
print(sieve(30)); func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }; print(gcd(48, 18))
var memo: [Int: Int] = [:]; func fib(_ n: Int) -> Int { if let m = memo[n] { return m }; let r = n < 2 ? n : fib(n - 1) + fib(n - 2); memo[n] = r; return r }; print(fib(60))
func permutations<T>(_ a: [T]) -> [[T]] { a.isEmpty ? [[]] : a.indices.flatMap { i -> [[T]] in var rest = a; let x = rest.remove(at: i); return permutations(rest).map { [x] + $0 } } }; print(permutations([1, 2, 3]).count, permutations(["a", "b"]))
for i in 1...15 { print(i % 15 == 0 ? "FizzBuzz" : i % 5 == 0 ? "Buzz" : i % 3 == 0 ? "Fizz" : "\(i)", terminator: i == 15 ? "\n" : " ") }
func isPalindrome(_ s: String) -> Bool { let c = s.lowercased().filter(\.isLetter); return c == String(c.reversed()) }; print(isPalindrome("A man, a plan"), isPalindrome("Able was I ere I saw elba"))

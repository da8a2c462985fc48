func factorial(_ n: Int) -> Int { n <= 1 ? 1 : n * factorial(n - 1) }
print(factorial(20), 5.multipliedReportingOverflow(by: 2).overflow)
print(factorial(21))

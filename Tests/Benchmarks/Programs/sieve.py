def primes(n):
    is_prime = [True] * n
    is_prime[0] = False
    is_prime[1] = False
    i = 2
    while i * i < n:
        if is_prime[i]:
            j = i * i
            while j < n:
                is_prime[j] = False
                j += i
        i += 1
    count = 0
    for flag in is_prime:
        if flag:
            count += 1
    return count
print(primes(6_000_000))

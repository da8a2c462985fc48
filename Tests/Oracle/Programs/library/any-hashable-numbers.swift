let h: Set<AnyHashable> = [1, 1.0]; print(h.count)
print(AnyHashable(1) == AnyHashable(1.0), AnyHashable(1) == AnyHashable(UInt8(1)), AnyHashable(1) == AnyHashable(true))

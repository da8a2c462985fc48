try { print("a") } catch { }

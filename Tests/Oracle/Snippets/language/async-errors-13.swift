func k() async { await print("x") }

print("navlab")

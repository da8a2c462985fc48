let s = """Hello"""

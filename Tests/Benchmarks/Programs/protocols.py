class Square:
    def __init__(self, s): self.s = s
    def area(self): return self.s * self.s
class Rect:
    def __init__(self, w, h): self.w = w; self.h = h
    def area(self): return self.w * self.h
def main():
    shapes = [Square(2.0), Rect(2.0, 3.0), Square(1.0)]
    total = 0.0
    for i in range(100_000):
        for s in shapes:
            total += s.area()
    print(total)
main()

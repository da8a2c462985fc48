class Point:
    def __init__(self):
        self.x = 0.0
        self.y = 0.0
    def move(self, dx, dy):
        self.x += dx
        self.y += dy
def main():
    points = [Point() for _ in range(1000)]
    for r in range(100):
        for i in range(len(points)):
            points[i].x += float(r)
            points[i].move(1, 2)
    print(points[999].x, points[0].y)
main()

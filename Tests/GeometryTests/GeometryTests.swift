import Geometry
import Testing

@Suite struct GeometryTests {
  @Test func aRectanglesEdgesFollowFromItsOriginAndSize() {
    let frame = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect((frame.minX, frame.minY, frame.maxX, frame.maxY) == (10, 20, 40, 60))
    #expect(frame.origin == Point(x: 10, y: 20))
    #expect(frame.size == Size(width: 30, height: 40))
  }

  @Test(arguments: [
    (EdgeInsets.zero, Rect(x: 10, y: 20, width: 30, height: 40)),
    (
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      Rect(x: 12, y: 21, width: 24, height: 36)
    ),
  ])
  func insetsTakeFromEachEdge(insets: EdgeInsets, expected: Rect) {
    #expect(Rect(x: 10, y: 20, width: 30, height: 40).inset(by: insets) == expected)
  }

  @Test func lengthsAreReadAndWrittenByAxis() {
    var size = Size(width: 1, height: 2)
    #expect(size[.horizontal] == 1 && size[.vertical] == 2)
    size[.vertical] = 5
    #expect(size == Size(width: 1, height: 5))
  }

  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 5, y: 5, width: 10, height: 10), true),
    (Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 20, y: 0, width: 10, height: 10), false),
    (Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 0, y: -30, width: 10, height: 10), false),
  ])
  func meetingIsSymmetric(a: Rect, b: Rect, meets: Bool) {
    #expect(a.intersects(b) == meets)
    #expect(b.intersects(a) == meets)
  }
}

import Geometry
import Testing

@testable import Drawing

@Suite struct TransformTests {
  private static let turn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

  @Test func aQuarterTurnAroundTheMiddleSwapsTheSides() {
    let rect = Rect(x: 10, y: 20, width: 80, height: 40)
    let turned = Self.turn.around(Point(x: 50, y: 40)).apply(rect)
    #expect(turned == Rect(x: 30, y: 0, width: 40, height: 80))
  }

  @Test func theInverseTakesItBack() throws {
    let change = Self.turn.around(Point(x: 3, y: 4))
      .after(Transform(a: 2, b: 0, c: 0, d: 0.5, tx: 7, ty: -1))
    let back = try #require(change.inverse)
    #expect(back.apply(change.apply(Point(x: 5, y: 6))) == Point(x: 5, y: 6))
    #expect(Transform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0).inverse == nil)
  }

  /// Cells that a mask leaves, and those of a turned area.
  @Test(arguments: [
    (Scope.transform(turn.around(Point(x: 100, y: 100))), 60.0, 20.0, false),
    (.transform(turn.around(Point(x: 100, y: 100))), 100.0, 60.0, true),
    (
      .mask(
        DisplayList([
          DisplayItem(
            .fill(.rectangle, .color(Color(.black))),
            in: Rect(x: 0, y: 0, width: 100, height: 200))
        ])), 160.0, 100.0, false
    ),
  ])
  func cells(scope: Scope, x: Double, y: Double, isPainted: Bool) {
    let canvas = Canvas(size: Size(width: 200, height: 200), frame: .none)
    var scene = TerminalScene(canvas: canvas, columns: 40, drawsBoxes: false)
    var list = DisplayList()
    let area = Rect(x: 20, y: 80, width: 160, height: 40)
    list.scope(scope, in: area) {
      $0.append(.fill(.rectangle, .color(Color(.red))), in: area)
    }
    scene.add(list)
    let cell = scene.grid[scene.grid.row(at: y), scene.grid.column(at: x)]
    let red = SystemColor.red.resolved(in: .light)
    #expect((cell.background == red) == isPainted)
  }
}

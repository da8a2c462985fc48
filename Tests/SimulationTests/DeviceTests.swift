import Geometry
import Simulation
import Testing
import ViewTree

@Suite struct DeviceTests {
  /// A form is a list on one device and columns on another: its rows go along.
  @Test func aFormGoesFromDeviceToDevice() throws {
    let app = try RunningApp(
      "struct ContentView: View { var body: some View { Form { Text(\"row\") } } }")
    for name in ["Mac", "iPhone 16", "Mac"] {
      try app.simulator.show(on: try #require(Device.named(name)))
      #expect(try app.simulator.explain("row") != nil, "on \(name)")
    }
  }

  /// A name, and what navigation rules 18.1 and 18.2 say of the screen: portrait size, insets,
  /// landscape side and bottom insets, width class in landscape.
  struct Row: Sendable {
    var name: String
    var width: Double
    var height: Double
    var scale: Double
    var top: Double
    var bottom: Double
    var side: Double
    var landscapeBottom: Double
    var isRegular: Bool
  }

  static let phones: [Row] = [
    ("iPhone SE", 375, 667, 2, 20, 0, 0, 0, false),
    ("iPhone SE (3rd generation)", 375, 667, 2, 20, 0, 0, 0, false),
    ("iPhone 8 Plus", 414, 736, 3, 20, 0, 0, 0, true),
    ("iPhone 12 mini", 375, 812, 3, 50, 34, 50, 21, false),
    ("iPhone X", 375, 812, 3, 44, 34, 44, 21, false),
    ("iPhone 11 Pro", 375, 812, 3, 44, 34, 44, 21, false),
    ("iPhone XR", 414, 896, 2, 48, 34, 48, 21, true),
    ("iPhone 11 Pro Max", 414, 896, 3, 44, 34, 44, 21, true),
    ("iPhone 14", 390, 844, 3, 47, 34, 47, 21, false),
    ("iPhone 16e", 390, 844, 3, 47, 34, 47, 21, false),
    ("iPhone 14 Plus", 428, 926, 3, 47, 34, 47, 21, true),
    ("iPhone 16", 393, 852, 3, 59, 34, 59, 21, false),
    ("iPhone 15 Pro", 393, 852, 3, 59, 34, 59, 21, false),
    ("iPhone 16 Plus", 430, 932, 3, 59, 34, 59, 21, true),
    ("iPhone 16 Pro", 402, 874, 3, 62, 34, 62, 21, false),
    ("iPhone 16 Pro Max", 440, 956, 3, 62, 34, 62, 21, true),
  ].map {
    Row(
      name: $0.0, width: $0.1, height: $0.2, scale: $0.3, top: $0.4, bottom: $0.5, side: $0.6,
      landscapeBottom: $0.7, isRegular: $0.8)
  }

  @Test(arguments: phones)
  func phonesAreCompactAndPlusModelsRegularInLandscape(row: Row) throws {
    let device = try #require(Device.named(row.name))
    #expect(device.name == row.name)
    #expect(device.scale == row.scale)
    let portrait = device.screen(.portrait)
    #expect(portrait.size == Size(width: row.width, height: row.height))
    #expect(portrait.safeArea == EdgeInsets(top: row.top, bottom: row.bottom))
    #expect(portrait.horizontal == .compact && portrait.vertical == .regular)
    let landscape = device.screen(.landscape)
    #expect(landscape.size == Size(width: row.height, height: row.width))
    #expect(
      landscape.safeArea
        == EdgeInsets(leading: row.side, bottom: row.landscapeBottom, trailing: row.side))
    #expect(landscape.horizontal == (row.isRegular ? .regular : .compact))
    #expect(landscape.vertical == .compact)
  }

  @Test(arguments: [
    ("iPad 9.7-inch", 768.0, 1024.0, 20.0, 0.0), ("iPad 10.2-inch", 810, 1080, 20, 0),
    ("iPad Air 3", 834, 1112, 20, 0), ("iPad mini", 744, 1133, 24, 20),
    ("iPad", 820, 1180, 24, 20), ("iPad Air 11-inch", 820, 1180, 24, 20),
    ("iPad Pro 11-inch (4th generation)", 834, 1194, 24, 20),
    ("iPad Pro 11-inch", 834, 1210, 24, 20), ("iPad Pro 12.9-inch", 1024, 1366, 24, 20),
    ("iPad Pro 13-inch", 1032, 1376, 24, 20), ("ipad pro 13-INCH (m4)", 1032, 1376, 24, 20),
  ])
  func tabletsAreRegularBothWays(
    name: String, width: Double, height: Double, top: Double, bottom: Double
  ) throws {
    let device = try #require(Device.named(name))
    for orientation in [Device.Orientation.portrait, .landscape] {
      let screen = device.screen(orientation)
      let size = Size(width: width, height: height)
      let turned = Size(width: height, height: width)
      #expect(screen.size == (orientation == .portrait ? size : turned))
      #expect(screen.safeArea == EdgeInsets(top: top, bottom: bottom))
      #expect(screen.horizontal == .regular && screen.vertical == .regular)
    }
  }

  @Test func theOthersHaveOneWay() throws {
    #expect(Device.named("Mac")?.screen(.landscape).size == Size(width: 1200, height: 800))
    let watch = try #require(Device.named("Apple Watch 46mm"))
    #expect(watch.screen(.landscape) == watch.screen(.portrait))
    #expect(watch.screen(.portrait).size == Size(width: 208, height: 248))
    #expect(Device.standard.name == "iPhone 16")
    #expect(Device.named("iPhone 99") == nil && Device.named("") == nil)
    #expect(Device.named("iPhone 14 Pro / 15 / 15 Pro / 16")?.name == "iPhone 14 Pro")
    #expect(Device.named("iPad 10.2-inch (7th-9th generation)")?.name == "iPad 10.2-inch")
  }

  @Test func everyNameIsThereOnce() {
    let names = Device.allNames.map { $0.lowercased() }
    #expect(Set(names).count == names.count)
    #expect(Device.allNames.allSatisfy { Device.named($0)?.name == $0 })
  }
}

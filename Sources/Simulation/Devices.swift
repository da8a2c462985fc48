import Geometry
import ViewTree

extension Device {
  /// All devices; a new one is a new row (navigation rules 18.1 and 18.2).
  public static let all: [Device] = [
    Device(
      names: ["iPhone SE", "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone 8"],
      idiom: .phone, scale: 2,
      portraitSize: Size(width: 375, height: 667),
      portraitInsets: EdgeInsets(top: 20),
      landscapeInsets: .zero,
      isWideInLandscape: false, year: 2022),
    Device(
      names: ["iPhone 8 Plus"],
      idiom: .phone, scale: 3,
      portraitSize: Size(width: 414, height: 736),
      portraitInsets: EdgeInsets(top: 20),
      landscapeInsets: .zero,
      isWideInLandscape: true, year: 2017),
    Device(
      names: ["iPhone 13 mini", "iPhone 12 mini"],
      idiom: .phone, scale: 3,
      portraitSize: Size(width: 375, height: 812),
      portraitInsets: EdgeInsets(top: 50, bottom: 34),
      landscapeInsets: EdgeInsets(leading: 50, bottom: 21, trailing: 50),
      isWideInLandscape: false, year: 2021),
    Device(
      names: ["iPhone 11 Pro", "iPhone X", "iPhone XS"],
      idiom: .phone, scale: 3,
      portraitSize: Size(width: 375, height: 812),
      portraitInsets: EdgeInsets(top: 44, bottom: 34),
      landscapeInsets: EdgeInsets(leading: 44, bottom: 21, trailing: 44),
      isWideInLandscape: false, year: 2019),
    Device(
      names: ["iPhone 11", "iPhone XR"],
      idiom: .phone, scale: 2,
      portraitSize: Size(width: 414, height: 896),
      portraitInsets: EdgeInsets(top: 48, bottom: 34),
      landscapeInsets: EdgeInsets(leading: 48, bottom: 21, trailing: 48),
      isWideInLandscape: true, year: 2019),
    Device(
      names: ["iPhone 11 Pro Max", "iPhone XS Max"],
      idiom: .phone, scale: 3,
      portraitSize: Size(width: 414, height: 896),
      portraitInsets: EdgeInsets(top: 44, bottom: 34),
      landscapeInsets: EdgeInsets(leading: 44, bottom: 21, trailing: 44),
      isWideInLandscape: true, year: 2019),
    Device(
      names: [
        "iPhone 14", "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 16e",
      ],
      idiom: .phone, scale: 3,
      portraitSize: Size(width: 390, height: 844),
      portraitInsets: EdgeInsets(top: 47, bottom: 34),
      landscapeInsets: EdgeInsets(leading: 47, bottom: 21, trailing: 47),
      isWideInLandscape: false, year: 2022),
    Device(
      names: ["iPhone 14 Plus", "iPhone 12 Pro Max", "iPhone 13 Pro Max"],
      idiom: .phone, scale: 3,
      portraitSize: Size(width: 428, height: 926),
      portraitInsets: EdgeInsets(top: 47, bottom: 34),
      landscapeInsets: EdgeInsets(leading: 47, bottom: 21, trailing: 47),
      isWideInLandscape: true, year: 2022),
    Device(
      names: ["iPhone 16", "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone"],
      idiom: .phone, scale: 3,
      portraitSize: Size(width: 393, height: 852),
      portraitInsets: EdgeInsets(top: 59, bottom: 34),
      landscapeInsets: EdgeInsets(leading: 59, bottom: 21, trailing: 59),
      isWideInLandscape: false, year: 2024),
    Device(
      names: ["iPhone 16 Plus", "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max"],
      idiom: .phone, scale: 3,
      portraitSize: Size(width: 430, height: 932),
      portraitInsets: EdgeInsets(top: 59, bottom: 34),
      landscapeInsets: EdgeInsets(leading: 59, bottom: 21, trailing: 59),
      isWideInLandscape: true, year: 2024),
    Device(
      names: ["iPhone 16 Pro"],
      idiom: .phone, scale: 3,
      portraitSize: Size(width: 402, height: 874),
      portraitInsets: EdgeInsets(top: 62, bottom: 34),
      landscapeInsets: EdgeInsets(leading: 62, bottom: 21, trailing: 62),
      isWideInLandscape: false, year: 2024),
    Device(
      names: ["iPhone 16 Pro Max"],
      idiom: .phone, scale: 3,
      portraitSize: Size(width: 440, height: 956),
      portraitInsets: EdgeInsets(top: 62, bottom: 34),
      landscapeInsets: EdgeInsets(leading: 62, bottom: 21, trailing: 62),
      isWideInLandscape: true, year: 2024),
    Device(
      names: ["iPad 9.7-inch", "iPad mini 5"],
      idiom: .pad, scale: 2,
      portraitSize: Size(width: 768, height: 1024),
      portraitInsets: EdgeInsets(top: 20),
      landscapeInsets: EdgeInsets(top: 20),
      isWideInLandscape: false, year: 2019),
    Device(
      names: [
        "iPad 10.2-inch", "iPad (9th generation)", "iPad (8th generation)", "iPad (7th generation)",
      ],
      idiom: .pad, scale: 2,
      portraitSize: Size(width: 810, height: 1080),
      portraitInsets: EdgeInsets(top: 20),
      landscapeInsets: EdgeInsets(top: 20),
      isWideInLandscape: false, year: 2021),
    Device(
      names: ["iPad Air 3", "iPad Pro 10.5-inch"],
      idiom: .pad, scale: 2,
      portraitSize: Size(width: 834, height: 1112),
      portraitInsets: EdgeInsets(top: 20),
      landscapeInsets: EdgeInsets(top: 20),
      isWideInLandscape: false, year: 2019),
    Device(
      names: ["iPad mini", "iPad mini 6", "iPad mini (A17 Pro)"],
      idiom: .pad, scale: 2,
      portraitSize: Size(width: 744, height: 1133),
      portraitInsets: EdgeInsets(top: 24, bottom: 20),
      landscapeInsets: EdgeInsets(top: 24, bottom: 20),
      isWideInLandscape: false, year: 2024),
    Device(
      names: [
        "iPad", "iPad Air", "iPad Air 11-inch", "iPad (10th generation)", "iPad (A16)",
        "iPad Air 4", "iPad Air 5",
      ],
      idiom: .pad, scale: 2,
      portraitSize: Size(width: 820, height: 1180),
      portraitInsets: EdgeInsets(top: 24, bottom: 20),
      landscapeInsets: EdgeInsets(top: 24, bottom: 20),
      isWideInLandscape: false, year: 2024),
    Device(
      names: [
        "iPad Pro 11-inch (4th generation)", "iPad Pro 11-inch (3rd generation)",
        "iPad Pro 11-inch (2nd generation)", "iPad Pro 11-inch (1st generation)",
      ],
      idiom: .pad, scale: 2,
      portraitSize: Size(width: 834, height: 1194),
      portraitInsets: EdgeInsets(top: 24, bottom: 20),
      landscapeInsets: EdgeInsets(top: 24, bottom: 20),
      isWideInLandscape: false, year: 2022),
    Device(
      names: ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch", "iPad Pro"],
      idiom: .pad, scale: 2,
      portraitSize: Size(width: 834, height: 1210),
      portraitInsets: EdgeInsets(top: 24, bottom: 20),
      landscapeInsets: EdgeInsets(top: 24, bottom: 20),
      isWideInLandscape: false, year: 2024),
    Device(
      names: ["iPad Pro 12.9-inch", "iPad Air 13-inch"],
      idiom: .pad, scale: 2,
      portraitSize: Size(width: 1024, height: 1366),
      portraitInsets: EdgeInsets(top: 24, bottom: 20),
      landscapeInsets: EdgeInsets(top: 24, bottom: 20),
      isWideInLandscape: false, year: 2024),
    Device(
      names: ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch"],
      idiom: .pad, scale: 2,
      portraitSize: Size(width: 1032, height: 1376),
      portraitInsets: EdgeInsets(top: 24, bottom: 20),
      landscapeInsets: EdgeInsets(top: 24, bottom: 20),
      isWideInLandscape: false, year: 2024),
    Device(
      names: ["Mac"],
      idiom: .mac, scale: 2,
      portraitSize: Size(width: 1200, height: 800), portraitInsets: .zero, landscapeInsets: .zero,
      isWideInLandscape: false, year: 2024),
    Device(
      names: ["Apple Watch 46mm", "Apple Watch"],
      idiom: .watch, scale: 2,
      portraitSize: Size(width: 208, height: 248), portraitInsets: .zero, landscapeInsets: .zero,
      isWideInLandscape: false, year: 2024),
  ]

  /// What apps run on unless something else is asked for.
  public static let standard = Device.named("iPhone 16") ?? all[0]

  /// Names of generations together, with one of them.
  private static let joined = [
    "iphone se (2nd/3rd generation)": "iphone se",
    "ipad 10.2-inch (7th-9th generation)": "ipad 10.2-inch",
    "ipad 10th gen": "ipad (10th generation)",
    "ipad pro 11-inch (1st-4th generation)": "ipad pro 11-inch (4th generation)",
  ]

  /// The device of that name, upper and lower case alike; it is called as it was asked for. Of
  /// names in a row, as tables of screens have them (`iPhone 12 mini / 13 mini`), the first counts.
  public static func named(_ name: String) -> Device? {
    let first = name.lowercased().split(separator: " / ").first.map(String.init) ?? ""
    let wanted = joined[first] ?? first
    for device in all {
      guard let index = device.names.firstIndex(where: { $0.lowercased() == wanted }) else {
        continue
      }
      var found = device
      found.names.swapAt(0, index)
      return found
    }
    return nil
  }

  /// Every name that `named` understands, in the order of the table.
  public static var allNames: [String] { all.flatMap(\.names) }
}

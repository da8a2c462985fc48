import Foundation

typealias Units = Duration.UnitsFormatStyle

let widths: [(String, Units.UnitWidth)] = [
  ("wide", .wide), ("abbreviated", .abbreviated), ("condensed", .condensedAbbreviated),
  ("narrow", .narrow),
]
let units: [Units.Unit] = [.weeks, .days, .hours, .minutes, .seconds, .milliseconds]
let lengths: [Double] = [604_800, 86_400, 3600, 60, 1, 0.001]
let ago: [Double] = [-7200.5, -3600.5, -180.5, -60.5, 60.5, 180.5, 3600.5, 7200.5]

for name in ["en_US", "de_DE", "fr_FR", "es_ES", "it_IT", "ja_JP", "zh_CN"] {
  let locale = Locale(identifier: name)
  for (word, width) in widths {
    var texts: [String] = []
    for (unit, length) in zip(units, lengths) {
      let style: Units = .units(allowed: [unit], width: width)
      for count in [0.0, 1, 2] {
        texts.append(Duration.seconds(length * count).formatted(style.locale(locale)))
      }
    }
    let style: Units = .units(allowed: [.days, .hours, .minutes, .seconds], width: width)
    for seconds in [61, 3661, 90061] {
      texts.append(Duration.seconds(seconds).formatted(style.locale(locale)))
    }
    print(name, word, texts.joined(separator: " | "))
  }
  for width in [Date.RelativeFormatStyle.UnitsStyle.wide, .abbreviated, .narrow] {
    var style = Date.RelativeFormatStyle(presentation: .numeric, unitsStyle: width)
    style.locale = locale
    let now = Date.now
    print(name, ago.map { now.addingTimeInterval($0).formatted(style) }.joined(separator: " | "))
  }
}

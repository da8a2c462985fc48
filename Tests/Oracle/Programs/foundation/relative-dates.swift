import Foundation

// A format style counts calendar days and longer, and rounds hours and shorter.
let anchor = Date(timeIntervalSince1970: 1_749_462_060)
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = .gmt
let hours: [Double] = [
  0, -0.0001, -0.01, -0.5, -1, -5, -14, -23, -23.4, -23.9, -24, -30, -36, -40, -47, -60, -100, -167,
  -168, -300, -400, -700, -720, -745, -1500, -5000, -8700, -8760, -20000, 0.5, 1.6, 5, 11, 23.4,
  23.5, 30, 40, 50, 100, 170, 330, 800, 9000,
]
for units in [Date.RelativeFormatStyle.UnitsStyle.wide, .abbreviated] {
  for hour in hours {
    let date = anchor.addingTimeInterval(hour * 3600)
    let texts = [Date.RelativeFormatStyle.Presentation.named, .numeric].map { presentation in
      Date.AnchoredRelativeFormatStyle(
        anchor: anchor, presentation: presentation, unitsStyle: units,
        locale: Locale(identifier: "en_US"), calendar: calendar
      ).format(date)
    }
    print(hour, texts)
  }
}

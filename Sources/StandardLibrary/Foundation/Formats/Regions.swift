/// How a region counts weeks and hours, by Unicode's locale data.
struct RegionRule {
  /// 1 is Sunday.
  let firstWeekday: Int
  /// How many days of a year its first week has at least.
  let minimumDays: Int
  /// Whether clocks go to twelve.
  let usesTwelveHours: Bool

  init(locale: String) {
    let region = String(locale.split(whereSeparator: { "_-".contains($0) }).last ?? "")
    firstWeekday =
      Self.sunday.contains(region)
      ? 1 : Self.saturday.contains(region) ? 7 : region == "MV" ? 6 : region.count == 2 ? 2 : 1
    minimumDays = Self.fourDays.contains(region) ? 4 : 1
    usesTwelveHours = locale == "en" || Self.twelveHours.contains(region)
  }

  private static func set(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map { String($0) })
  }

  private static let sunday = set(
    """
    AG AS BD BR BS BT BW BZ CA CN CO DM DO ET GT GU HK HN ID IL IN JM JO JP KE KH KR LA MH MM MO \
    MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW POSIX
    """)
  private static let saturday = set("AF BH DJ EG IQ IR KW LY OM QA SD SY")
  private static let fourDays = set(
    """
    AD AN AT AX BE BG CH CZ DE DK EE ES FI FJ FO FR GB GF GG GI GP GR HU IE IM IS IT JE LI LT LU \
    MC MQ NL NO PL PT RE RU SE SI SJ SK SM VA
    """)
  private static let twelveHours = set(
    """
    AE AG AL AR AS AU BB BD BH BM BN BO BS BT CA CL CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM \
    GD GH GM GR GT GU GY HK HN IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX \
    MY NA NI NZ OM PA PE PG PH PK PR PS PW PY QA SA SB SD SG SL SO SS SV SY SZ TC TD TN TO TT TW \
    UM US UY VC VE VG VI VU WS YE ZM POSIX
    """)
}

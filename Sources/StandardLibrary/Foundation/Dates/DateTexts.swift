/// Dates as text for what shows them without running the program: a date picker.
public enum DateText {
  /// - Parameters:
  ///   - pattern: as `DateFormatter.dateFormat`.
  ///   - seconds: since 2001, in UTC.
  public static func string(_ pattern: String, seconds: Double) -> String {
    DatePattern(pattern).string(from: CivilDate(seconds: seconds))
  }

  /// Seconds since 2001; nil where the text does not follow the pattern.
  public static func seconds(_ pattern: String, from text: String) -> Double? {
    DatePattern(pattern).date(from: text)?.date.seconds
  }
}

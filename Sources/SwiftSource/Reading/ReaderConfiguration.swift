import Diagnostics
import SwiftSyntax

/// What `#if` conditions find true. Made once, for the simulated platform.
public struct ReaderConfiguration: Hashable, Sendable {
  /// The platform of `os(…)`.
  public var os: String
  /// The processor of `arch(…)`.
  public var architecture: String
  /// Whether `targetEnvironment(simulator)` holds.
  public var isSimulator: Bool
  /// The modules of `canImport(…)`.
  public var modules: Set<String>
  /// What `-D` would define.
  public var flags: Set<String>
  /// The version of `swift(…)` and `compiler(…)`.
  public var swiftVersion: [Int]

  public init(
    os: String = "iOS", architecture: String = "arm64", isSimulator: Bool = true,
    modules: Set<String> = Self.phoneModules,
    flags: Set<String> = ["DEBUG"], swiftVersion: [Int] = [6, 3]
  ) {
    self.os = os
    self.architecture = architecture
    self.isSimulator = isSimulator
    self.modules = modules
    self.flags = flags
    self.swiftVersion = swiftVersion
  }

  /// The modules of the iPhone's SDK, whether their names are simulated or not.
  public static let phoneModules = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices
    AdSupport AppIntents AppTrackingTransparency AudioToolbox AudioUnit AuthenticationServices
    BackgroundTasks CFNetwork CallKit CarPlay Charts ClassKit ClockKit CloudKit Combine CommonCrypto
    Contacts ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData CoreFoundation CoreGraphics
    CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC
    CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CryptoKit Darwin DeviceActivity
    DeviceCheck Dispatch EventKit EventKitUI ExternalAccessory FamilyControls FileProvider
    Foundation FoundationModels GameController GameKit GameplayKit GroupActivities HealthKit
    HealthKitUI HomeKit IOKit IOSurface ImageIO ImagePlayground Intents IntentsUI JavaScriptCore
    JournalingSuggestions LinkPresentation LocalAuthentication ManagedSettings MapKit
    MediaAccessibility MediaPlayer MessageUI Messages Metal MetalKit MetalPerformanceShaders
    MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage
    NearbyInteraction Network NetworkExtension OSLog ObjectiveC Observation PDFKit PHASE PassKit
    PencilKit Photos PhotosUI PushKit QuartzCore QuickLook QuickLookThumbnailing RealityKit
    RegexBuilder ReplayKit RoomPlan SafariServices SceneKit ScreenTime Security SensitiveContentAnalysis
    ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit Swift SwiftData SwiftUI Symbols
    Synchronization SystemConfiguration TabularData TipKit Translation UIKit UniformTypeIdentifiers
    UserNotifications UserNotificationsUI Vision VisionKit WatchConnectivity WatchKit WeatherKit
    WebKit WidgetKit _Concurrency os simd
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

// MARK: - Conditions

extension Converter {
  /// What the first clause whose condition holds contains; nil where none holds or it is empty.
  func activeElements(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    for clause in node.clauses {
      guard let condition = clause.condition else { return clause.elements }
      if holds(expression(condition)) { return clause.elements }
    }
    return nil
  }

  private func holds(_ condition: Expression) -> Bool {
    switch condition.kind {
    case .boolean(let value): return value
    case .name(let name): return configuration.flags.contains(name.text)
    case .tuple(let elements) where elements.count == 1: return holds(elements[0].value)
    case .prefix(let name, let operand) where name.text == "!": return !holds(operand)
    case .binary(let left, let name, let right):
      if name.text == "&&" { return holds(left) && holds(right) }
      if name.text == "||" { return holds(left) || holds(right) }
    case .call(let callee, let call):
      if case .name(let name) = callee.kind, let argument = call.arguments.first?.value {
        return holds(name.text, argument, at: condition.range)
      }
    case .missing: return false
    default: break
    }
    report("invalid conditional compilation expression", at: condition.range)
    return false
  }

  private func holds(_ function: String, _ argument: Expression, at place: Place) -> Bool {
    let word = text(of: argument)
    switch function {
    case "os":
      return word == configuration.os
        || (word == "Darwin" && ["iOS", "macOS", "watchOS", "tvOS"].contains(configuration.os))
    case "arch": return word == configuration.architecture
    case "canImport": return configuration.modules.contains(word)
    case "targetEnvironment": return word == "simulator" && configuration.isSimulator
    case "swift", "compiler", "_compiler_version": return versionHolds(word, at: argument.range)
    case "hasFeature", "hasAttribute", "_runtime", "_endian", "_pointerBitWidth":
      return ["_ObjC", "little", "_64"].contains(word)
    default:
      report("unexpected platform condition (expected 'os', 'arch', or 'swift')", at: place)
      return false
    }
  }

  /// `>=5.9` and `<6`.
  private func versionHolds(_ text: String, at place: Place) -> Bool {
    let isLess = text.hasPrefix("<")
    guard isLess || text.hasPrefix(">=") else {
      report("expected platform condition '>=' or '<' before the version", at: place)
      return false
    }
    let wanted = text.drop { !$0.isNumber }.split(separator: ".").map { Int($0) ?? 0 }
    let isOlder = configuration.swiftVersion.lexicographicallyPrecedes(wanted)
    let isSame = zip(wanted, configuration.swiftVersion + [0, 0, 0]).allSatisfy(==)
    return isLess ? isOlder && !isSame : !isOlder || isSame
  }

  /// The source text of an expression, without blanks.
  private func text(of expression: Expression) -> String {
    let utf8 = source.text.utf8
    guard
      let start = utf8.index(
        utf8.startIndex, offsetBy: Int(expression.range.start), limitedBy: utf8.endIndex),
      let end = utf8.index(
        utf8.startIndex, offsetBy: Int(expression.range.end), limitedBy: utf8.endIndex)
    else { return "" }
    return String(source.text[start..<end].filter { !$0.isWhitespace })
  }
}

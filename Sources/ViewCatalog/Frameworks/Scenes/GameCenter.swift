import Interpreter

/// Game Center as a device without a player's account has it.
var gameCenter: [Builtin] {
  [
    """
    struct GKError: Error, LocalizedError {
      enum Code: Int {
        case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials
        case notAuthenticated, authenticationInProgress, invalidPlayer, scoreNotSet
        case parentalControlsBlocked, playerStatusExceedsMaximumLength, playerStatusInvalid
        case matchRequestInvalid, underage, gameUnrecognized, notSupported, invalidParameter
      }
      let code: Code
      init(_ code: Code) { self.code = code }
      var errorDescription: String? {
        "The requested operation could not be completed because local player has not been authenticated."
      }
    }
    """,
    """
    class GKPlayer: NSObject {
      enum PhotoSize: Int { case small, normal }
      var displayName: String { "" }
      var alias: String { "" }
      var gamePlayerID: String { "" }
      var teamPlayerID: String { "" }
      override init() {}
      func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError(.notAuthenticated) }
      func loadPhoto(
        for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil
      ) { DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) } }
    }
    """,
    """
    class GKLocalPlayer: GKPlayer {
      static let local = GKLocalPlayer()
      override init() { super.init() }
      var isAuthenticated: Bool { false }
      var isUnderage: Bool { false }
      var isMultiplayerGamingRestricted: Bool { false }
      var isPersonalizedCommunicationRestricted: Bool { false }
      var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet {
          let handler = authenticateHandler
          DispatchQueue.main.async { handler?(nil, GKError(.notAuthenticated)) }
        }
      }
      func register(_ listener: any GKLocalPlayerListener) {}
      func unregisterAllListeners() {}
      func loadFriends() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
    }
    """,
    "protocol GKLocalPlayerListener: NSObjectProtocol {}",
    """
    class GKLeaderboard: NSObject {
      enum PlayerScope: Int { case global, friendsOnly }
      enum TimeScope: Int { case today, week, allTime }
      class Entry: NSObject {
        var player: GKPlayer { GKLocalPlayer.local }
        var rank: Int { 0 }
        var score: Int { 0 }
        var formattedScore: String { "0" }
        var context: Int { 0 }
        var date: Date { Date() }
      }
      var baseLeaderboardID: String { "" }
      var title: String? { nil }
      class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        throw GKError(.notAuthenticated)
      }
      class func loadLeaderboards(
        IDs leaderboardIDs: [String]?,
        completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
      ) { DispatchQueue.main.async { completionHandler(nil, GKError(.notAuthenticated)) } }
      class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
      ) async throws { throw GKError(.notAuthenticated) }
      class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
      ) { DispatchQueue.main.async { completionHandler(GKError(.notAuthenticated)) } }
      func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
      ) async throws -> (Entry?, [Entry], Int) { throw GKError(.notAuthenticated) }
      func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
      ) { DispatchQueue.main.async { completionHandler(nil, nil, 0, GKError(.notAuthenticated)) } }
    }
    """,
    """
    class GKAchievement: NSObject {
      let identifier: String
      var percentComplete: Double = 0
      var showsCompletionBanner: Bool = false
      var isCompleted: Bool { percentComplete >= 100 }
      init(identifier: String) { self.identifier = identifier }
      class func report(_ achievements: [GKAchievement]) async throws {
        throw GKError(.notAuthenticated)
      }
      class func report(
        _ achievements: [GKAchievement],
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
      ) { DispatchQueue.main.async { completionHandler?(GKError(.notAuthenticated)) } }
      class func loadAchievements() async throws -> [GKAchievement] {
        throw GKError(.notAuthenticated)
      }
      class func loadAchievements(
        completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil
      ) { DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) } }
    }
    """,
    """
    class GKAccessPoint: NSObject {
      enum Location: Int { case topLeading, topTrailing, bottomLeading, bottomTrailing }
      static let shared = GKAccessPoint()
      var isActive: Bool = false
      var isVisible: Bool { false }
      var isPresentingGameCenter: Bool { false }
      var showHighlights: Bool = false
      var location: Location = .topLeading
      weak var parentWindow: UIWindow?
      var frameInScreenCoordinates: CGRect { .zero }
      func trigger(handler: @escaping () -> Void) {}
      func trigger(
        state: GKGameCenterViewControllerState, handler: @escaping () -> Void
      ) {}
    }
    """,
    """
    enum GKGameCenterViewControllerState: Int {
      case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard
    }
    """,
    """
    class GKGameCenterViewController: UIViewController {
      weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
      override init() { super.init() }
      convenience init(state: GKGameCenterViewControllerState) { self.init() }
      convenience init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
        timeScope: GKLeaderboard.TimeScope
      ) { self.init() }
    }
    """,
    """
    protocol GKGameCenterControllerDelegate: NSObjectProtocol {
      func gameCenterViewControllerDidFinish(
        _ gameCenterViewController: GKGameCenterViewController)
    }
    """,
    """
    class GKMatchRequest: NSObject {
      var minPlayers: Int = 2
      var maxPlayers: Int = 2
      var inviteMessage: String?
      var playerGroup: Int = 0
      override init() {}
    }
    """,
    """
    class GKMatch: NSObject {
      enum SendDataMode: Int { case reliable, unreliable }
      weak var delegate: (any GKMatchDelegate)?
      var players: [GKPlayer] { [] }
      var expectedPlayerCount: Int { 0 }
      func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws {
        throw GKError(.notAuthenticated)
      }
      func disconnect() {}
    }
    """,
    "enum GKPlayerConnectionState: Int { case unknown, connected, disconnected }",
    """
    class GKMatchmaker: NSObject {
      static let _shared = GKMatchmaker()
      class func shared() -> GKMatchmaker { _shared }
      override init() {}
      func findMatch(for request: GKMatchRequest) async throws -> GKMatch {
        throw GKError(.notAuthenticated)
      }
      func findMatch(
        for request: GKMatchRequest,
        withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
      ) { DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) } }
      func cancel() {}
    }
    """,
    """
    class GKMatchmakerViewController: UINavigationController {
      weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
      let matchRequest: GKMatchRequest
      init?(matchRequest request: GKMatchRequest) {
        matchRequest = request
        super.init()
      }
    }
    """,
    """
    protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
      func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
      func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
      func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, didFind match: GKMatch)
    }
    """,
  ].map { Builtin(nil, $0) }
    + [
      Builtin(
        "GKMatchmakerViewControllerDelegate",
        """
        func matchmakerViewController(
          _ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
        """)
    ]
    + delegate(
      "GKMatchDelegate",
      [
        "match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)",
        "match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)",
        "match(_ match: GKMatch, didFailWithError error: (any Error)?)",
      ])
}

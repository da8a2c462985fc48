import Interpreter

/// Errors as Foundation has them.
var foundationErrors: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct CocoaError: CustomNSError, LocalizedError, Hashable {
        struct Code: RawRepresentable, Hashable, Sendable {
          var rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
        }
        var code: Code
        var _userInfo: [String: AnyHashable] = [:]
        init(_ code: Code) { self.code = code }
        static var errorDomain: String { "NSCocoaErrorDomain" }
        var errorCode: Int { code.rawValue }
        var errorUserInfo: [String: Any] {
          _cocoaReason(code.rawValue).map { [NSLocalizedDescriptionKey: $0] } ?? [:]
        }
        var errorDescription: String? {
          if _showsViews() {
            return code == .fileWriteNoPermission
              ? "You don’t have permission to save the file."
              : "The file couldn’t be opened because there is no such file."
          }
          return _couldNot("operation") + "completed. "
            + (_cocoaReason(code.rawValue) ?? "(NSCocoaErrorDomain error \\(code.rawValue).)")
        }
      }
      """),
    Builtin(
      "CocoaError.Code",
      """
      static func ~= (match: CocoaError.Code, error: any Error) -> Bool {
        (error as? CocoaError)?.code == match
      }
      """),
    Builtin(nil, "func _cocoaReason(_ code: Int) -> String?") { call in
      let code = try call.int(0)
      return cocoaErrors.first { $0.code == code }?.reason.map { .string($0) } ?? .none
    },
    Builtin(
      nil,
      """
      protocol CustomNSError: Error {
        static var errorDomain: String { get }
        var errorCode: Int { get }
        var errorUserInfo: [String: Any] { get }
      }
      """),
    Builtin(
      "CustomNSError", "static var errorDomain: String { String(reflecting: Self.self) }"),
    Builtin("CustomNSError", "var errorCode: Int { _errorCode(self) }"),
    Builtin("CustomNSError", "var errorUserInfo: [String: Any] { [:] }"),
    Builtin(
      nil,
      """
      class NSError: NSObject, Error, LocalizedError {
        var domain: String
        var code: Int
        var userInfo: [String: Any]
        init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
          self.domain = domain
          self.code = code
          self.userInfo = userInfo ?? [:]
          super.init()
        }
        override func isEqual(_ object: Any?) -> Bool {
          guard let other = object as? NSError else { return false }
          return domain == other.domain && code == other.code
        }
        override var hash: Int { domain.hashValue ^ code }
        convenience init(_bridging error: any Error) {
          if let known = error as? NSError {
            self.init(domain: known.domain, code: known.code, userInfo: known.userInfo)
          } else if let own = error as? any CustomNSError {
            self.init(
              domain: type(of: own).errorDomain, code: own.errorCode, userInfo: own.errorUserInfo)
          } else {
            self.init(
              domain: _errorDomain(error), code: _errorCode(error),
              userInfo: [NSLocalizedDescriptionKey: error.localizedDescription])
          }
        }
        override var description: String {
          let facts = userInfo.map { "\\($0.key)=\\($0.value)" }.joined(separator: ", ")
          return "Error Domain=\\(domain) Code=\\(code) "
            + _errorDetails(userInfo[NSLocalizedDescriptionKey] as? String, facts)
        }
        var errorDescription: String? {
          if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
          return _couldNot("operation") + "completed. (\\(domain) error \\(code).)"
        }
      }
      """),
    // Apple's names what went wrong; the open one only lists what it was given.
    Builtin(nil, "func _errorDetails(_ description: String?, _ facts: String) -> String") { call in
      let (isApple, facts) = (call.machine.showsViews, try call.string(1))
      let known = call.arguments[0].unwrapped?.asText.map { String($0) }
      let quoted = "\"\(isApple ? known ?? "(null)" : "(null)")\""
      if facts.isEmpty { return .string(quoted) }
      return .string("\(quoted)\(isApple ? " " : "")UserInfo={\(facts)}")
    },
    Builtin(nil, "func _errorCode(_ error: any Error) -> Int") {
      .int(errorCode($0.arguments[0]))
    },
    Builtin(nil, "func _couldNot(_ what: String) -> String") { call in
      .string("The \(try call.string(0)) \(call.machine.showsViews ? "couldn’t" : "could not") be ")
    },
    Builtin(nil, "func _errorDomain(_ error: any Error) -> String") { call in
      let type = call.machine.dynamicType(of: call.arguments[0])
      return .string(call.machine.name(of: type, isQualified: true))
    },
    Builtin(
      "DecodingError: LocalizedError",
      """
      var errorDescription: String? {
        let isMissing =
          switch self {
          case .keyNotFound, .valueNotFound: true
          case .typeMismatch, .dataCorrupted: false
          }
        if _showsViews() {
          return "The data couldn’t be read because it "
            + (isMissing ? "is missing." : "isn’t in the correct format.")
        }
        return _couldNot("operation") + "completed. The data "
          + (isMissing ? "is missing." : "isn’t in the correct format.")
      }
      """),
    Builtin(nil, "func _showsViews() -> Bool") { .bool($0.machine.showsViews) },
    Builtin(
      nil,
      """
      enum POSIXErrorCode: Int32, Sendable {
        case EPERM = 1, ENOENT, ESRCH, EINTR, EIO, ENXIO, E2BIG, ENOEXEC, EBADF, ECHILD, EAGAIN
        case ENOMEM, EACCES, EFAULT, ENOTBLK, EBUSY, EEXIST, EXDEV, ENODEV, ENOTDIR, EISDIR, EINVAL
        case ENFILE, EMFILE, ENOTTY, ETXTBSY, EFBIG, ENOSPC, ESPIPE, EROFS, EMLINK, EPIPE, EDOM
        case ERANGE
        case ENETDOWN = 100, ENETUNREACH, ENOTCONN = 107, ETIMEDOUT = 110, ECONNREFUSED
        case EHOSTUNREACH = 113
      }
      """),
    Builtin(
      nil,
      """
      struct POSIXError: Error, Hashable {
        typealias Code = POSIXErrorCode
        let code: POSIXErrorCode
        init(_ code: POSIXErrorCode) { self.code = code }
        var errorCode: Int { Int(code.rawValue) }
        static var errorDomain: String { "NSPOSIXErrorDomain" }
      }
      """),
    Builtin(nil, "var NSLocalizedDescriptionKey: String { \"NSLocalizedDescription\" }"),
  ]
    + cocoaErrors.flatMap { error in
      [
        Builtin(
          "CocoaError.Code",
          "static var \(error.name): CocoaError.Code { CocoaError.Code(rawValue: \(error.code)) }"),
        Builtin("CocoaError", "static var \(error.name): CocoaError.Code { .\(error.name) }"),
      ]
    }
}

import Interpreter

/// `Selector`: a method by its name, and, where `#selector` names one, what calls it. What is sent
/// goes to the target where the method is named in a type, and to whom it was named in otherwise.
var selectors: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct Selector: Hashable {
        let _name: String
        var _send: ((Any?, Any?) -> Void)?
        init(_ str: String) { _name = str }
        static func == (a: Selector, b: Selector) -> Bool { a._name == b._name }
        func hash(into hasher: inout Hasher) { hasher.combine(_name) }
      }
      """),
    Builtin(
      "Selector",
      """
      static func _of(_ name: String, _ method: @escaping () -> Void) -> Selector {
        var selector = Selector(name)
        selector._send = { _, _ in method() }
        return selector
      }
      """),
    Builtin(
      "Selector",
      """
      static func _of<A>(_ name: String, _ method: @escaping (A) -> Void) -> Selector {
        var selector = Selector(name)
        selector._send = { _, sender in if let sender = sender as? A { method(sender) } }
        return selector
      }
      """),
    Builtin(
      "Selector",
      """
      static func _of<T>(_ name: String, _ method: @escaping (T) -> () -> Void) -> Selector {
        var selector = Selector(name)
        selector._send = { target, _ in if let target = target as? T { method(target)() } }
        return selector
      }
      """),
    Builtin(
      "Selector",
      """
      static func _of<T, A>(_ name: String, _ method: @escaping (T) -> (A) -> Void) -> Selector {
        var selector = Selector(name)
        selector._send = { target, sender in
          if let target = target as? T, let sender = sender as? A { method(target)(sender) }
        }
        return selector
      }
      """),
    // What is told that something was saved: with what, no error, and no context.
    Builtin(
      "Selector",
      """
      static func _of<T, A>(
        _ name: String, _ method: @escaping (T) -> (A, (any Error)?, UnsafeRawPointer) -> Void
      ) -> Selector {
        var selector = Selector(name)
        selector._send = { target, sender in
          if let target = target as? T, let sender = sender as? A {
            method(target)(sender, nil, UnsafeRawPointer(_address: 0))
          }
        }
        return selector
      }
      """),
    Builtin(
      "Selector",
      """
      static func _of<A>(
        _ name: String, _ method: @escaping (A, (any Error)?, UnsafeRawPointer) -> Void
      ) -> Selector {
        var selector = Selector(name)
        selector._send = { _, sender in
          if let sender = sender as? A { method(sender, nil, UnsafeRawPointer(_address: 0)) }
        }
        return selector
      }
      """),
    Builtin(
      "Timer",
      """
      convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats yesOrNo: Bool
      ) {
        self.init(timeInterval: ti, repeats: yesOrNo) { timer in
          aSelector._send?(aTarget, timer)
        }
        self.userInfo = userInfo
      }
      """),
    Builtin(
      "Timer",
      """
      @discardableResult
      class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats yesOrNo: Bool
      ) -> Timer {
        let timer = Timer(
          timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
          repeats: yesOrNo)
        timer._start()
        return timer
      }
      """),
    Builtin(
      "NotificationCenter",
      """
      func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
        object anObject: Any?
      ) {
        let observation = _Observation(aName) { notification in
          aSelector._send?(observer, notification)
        }
        observation.owner = observer as AnyObject
        _observers.append(observation)
      }
      """),
    Builtin(
      "NSObject",
      """
      func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
      ) {
        let send = aSelector._send
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + delay) {
          if let send { send(self, anArgument) }
        }
      }
      """),
  ]
}

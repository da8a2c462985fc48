import Interpreter

/// GameplayKit: sources of random numbers, their distributions, and machines of states. A seed
/// gives the same numbers each time, which are not those that Apple's sources give for it.
var gameplayKit: [Builtin] { randomSources + distributions + stateMachines }

private var randomSources: [Builtin] {
  [
    """
    protocol GKRandom {
      func nextInt() -> Int
      func nextInt(upperBound: Int) -> Int
      func nextUniform() -> Float
      func nextBool() -> Bool
    }
    """,
    """
    class GKRandomSource: NSObject, GKRandom {
      static let _shared = GKRandomSource()
      class func sharedRandom() -> GKRandomSource { _shared }
      var _state: UInt64
      override init() { _state = UInt64.random(in: 0...UInt64.max) }
      init(_seed: UInt64) { _state = _seed }
      class func _number(_ seed: Data) -> UInt64 { seed.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 } }
      // SplitMix64.
      func _next() -> UInt64 {
        _state = _state &+ 0x9E37_79B9_7F4A_7C15
        var z = _state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
      }
      func nextInt() -> Int { Int(Int32(truncatingIfNeeded: _next())) }
      func nextInt(upperBound: Int) -> Int {
        upperBound <= 1 ? 0 : Int(_next() % UInt64(upperBound))
      }
      func nextUniform() -> Float { Float(_next() >> 40) / 16_777_216 }
      func nextBool() -> Bool { _next() >> 63 == 1 }
      func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var rest = array
        var result: [Any] = []
        while !rest.isEmpty { result.append(rest.remove(at: nextInt(upperBound: rest.count))) }
        return result
      }
    }
    """,
    """
    class GKARC4RandomSource: GKRandomSource {
      let seed: Data
      override init() {
        seed = Data()
        super.init()
      }
      init(seed: Data) {
        self.seed = seed
        super.init(_seed: GKRandomSource._number(seed))
      }
      func dropValues(_ count: Int) { for _ in 0..<count { _ = _next() } }
    }
    """,
  ].map { Builtin(nil, $0) }
    + ["LinearCongruential", "MersenneTwister"].map { name in
      Builtin(
        nil,
        """
        class GK\(name)RandomSource: GKRandomSource {
          var seed: UInt64
          override init() {
            seed = 0
            super.init()
          }
          init(seed: UInt64) {
            self.seed = seed
            super.init(_seed: seed)
          }
        }
        """)
    }
}

private var distributions: [Builtin] {
  let dice = ["Random", "Shuffled", "Gaussian"].flatMap { kind in
    [6, 20].map { sides in
      Builtin(
        "GK\(kind)Distribution",
        """
        \(kind == "Random" ? "" : "override ")class func d\(sides)() -> GK\(kind)Distribution {
          GK\(kind)Distribution(forDieWithSideCount: \(sides))
        }
        """)
    }
  }
  return distributionTypes + dice
}

private var distributionTypes: [Builtin] {
  [
    """
    class GKRandomDistribution: NSObject, GKRandom {
      let lowestValue: Int
      let highestValue: Int
      let _source: any GKRandom
      var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
      required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        (_source, self.lowestValue, self.highestValue) = (source, lowestValue, highestValue)
      }
      convenience init(lowestValue: Int, highestValue: Int) {
        self.init(
          randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
      }
      convenience init(forDieWithSideCount sideCount: Int) {
        self.init(lowestValue: 1, highestValue: sideCount)
      }
      func nextInt() -> Int { lowestValue + _source.nextInt(upperBound: numberOfPossibleOutcomes) }
      func nextInt(upperBound: Int) -> Int {
        max(lowestValue, min(nextInt(), upperBound - 1))
      }
      func nextUniform() -> Float {
        Float(nextInt() - lowestValue) / Float(max(numberOfPossibleOutcomes - 1, 1))
      }
      func nextBool() -> Bool { nextUniform() >= 0.5 }
    }
    """,
    """
    class GKShuffledDistribution: GKRandomDistribution {
      var _left: [Int] = []
      override func nextInt() -> Int {
        if _left.isEmpty { _left = Array(lowestValue...highestValue) }
        return _left.remove(at: _source.nextInt(upperBound: _left.count))
      }
    }
    """,
    """
    class GKGaussianDistribution: GKRandomDistribution {
      let mean: Float
      let deviation: Float
      required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        mean = Float(lowestValue + highestValue) / 2
        deviation = Float(highestValue - lowestValue) / 6
        super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
      }
      init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        (self.mean, self.deviation) = (mean, deviation)
        super.init(
          randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded(.up)),
          highestValue: Int((mean + 3 * deviation).rounded(.down)))
      }
      // Twelve even numbers add up to nearly a bell.
      override func nextInt() -> Int {
        let sum = (0..<12).reduce(Float(0)) { all, _ in all + _source.nextUniform() } - 6
        return max(lowestValue, min(highestValue, Int((mean + deviation * sum).rounded())))
      }
    }
    """,
  ].map { Builtin(nil, $0) }
}

private var stateMachines: [Builtin] {
  [
    """
    class GKState: NSObject {
      weak var stateMachine: GKStateMachine?
      override init() {}
      func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
      func didEnter(from previousState: GKState?) {}
      func update(deltaTime seconds: TimeInterval) {}
      func willExit(to nextState: GKState) {}
    }
    """,
    """
    class GKStateMachine: NSObject {
      var currentState: GKState?
      let _states: [GKState]
      init(states: [GKState]) {
        _states = states
        super.init()
        for state in states { state.stateMachine = self }
      }
      func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        _states.lazy.compactMap { $0 as? StateType }.first
      }
      func canEnterState(_ stateClass: AnyClass) -> Bool {
        currentState?.isValidNextState(stateClass) ?? true
      }
      @discardableResult func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass),
          let next = _states.first(where: { String(describing: type(of: $0)) == String(describing: stateClass) })
        else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
      }
      func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
    }
    """,
    """
    class GKComponent: NSObject {
      weak var entity: GKEntity?
      override init() {}
      func update(deltaTime seconds: TimeInterval) {}
      func didAddToEntity() {}
      func willRemoveFromEntity() {}
    }
    """,
    """
    class GKEntity: NSObject {
      var components: [GKComponent] = []
      override init() {}
      func addComponent(_ component: GKComponent) {
        component.entity = self
        components.append(component)
        component.didAddToEntity()
      }
      func component<ComponentType: GKComponent>(
        ofType componentClass: ComponentType.Type
      ) -> ComponentType? { components.lazy.compactMap { $0 as? ComponentType }.first }
      func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        components.removeAll { $0 is ComponentType }
      }
      func update(deltaTime seconds: TimeInterval) {
        for one in components { one.update(deltaTime: seconds) }
      }
    }
    """,
  ].map { Builtin(nil, $0) }
}

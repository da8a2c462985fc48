// The memberwise initializer takes the value of a property whose wrapper has arguments.
@propertyWrapper struct Clamped {
  var value: Int
  let range: ClosedRange<Int>
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}

struct Dial {
  @Clamped(0...9) var first = 3
  @Clamped(10...20) var second = 15
  var name = "dial"
}

var dial = Dial(first: 50, name: "own")
print(dial.first, dial.second, dial.name)
dial.second = 99
print(dial.second, Dial().first)

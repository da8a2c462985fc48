// Closures of the main actor use what is its own, wherever they are written.
@MainActor final class Model {
  var items: [Int] = []
  func add(_ item: Int) { items.append(item) }
}

func onMain(_ work: @escaping @MainActor () -> Void) async { await work() }

func fill(_ model: Model) async {
  await MainActor.run { model.add(1) }
  await MainActor.run {
    model.add(2)
    model.items.append(3)
  }
  await onMain { model.add(4) }
  let later: @MainActor () -> Void = { model.add(5) }
  let last = { @MainActor in model.add(6) }
  await later()
  await last()
  await Task { @MainActor in
    model.add(7)
    model.items.reverse()
  }.value
}

@main struct Program {
  static func main() async {
    let model = await Model()
    await fill(model)
    print(await model.items)
  }
}

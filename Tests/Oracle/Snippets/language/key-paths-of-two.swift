struct Item { var size: Int }
let items = [Item(size: 1)]
_ = items.sorted(by: \.size)
_ = items.max(by: \.size)
_ = items.sorted(by: \Item.size)
_ = items.reduce(0, \.size)

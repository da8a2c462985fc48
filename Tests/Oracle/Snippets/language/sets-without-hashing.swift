struct Item { var size: Int }
let items = [Item(size: 1)]
let all = Set(items)
let one = Set([Item(size: 2)])
let none = Set<Item>()

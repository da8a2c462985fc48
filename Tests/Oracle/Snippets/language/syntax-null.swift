let a: Int? = null
let b: String? = None
let c = undefined

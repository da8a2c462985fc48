struct K: Int {}

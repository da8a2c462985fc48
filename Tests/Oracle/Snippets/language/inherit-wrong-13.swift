class L: Undefined {}

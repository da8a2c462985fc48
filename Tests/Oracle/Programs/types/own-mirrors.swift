struct Custom: CustomReflectable { var a = 1; var customMirror: Mirror { Mirror(self, children: ["alpha": a, "beta": "b"], displayStyle: .struct) } }
print(Custom(), [Custom()], "\(Custom())")
debugPrint(Custom())
class CC: CustomReflectable { var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: .collection) } }
print(CC())
dump(CC())
struct M2: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["x": 1], displayStyle: .class) } }
print(M2())
struct M3: CustomReflectable { var customMirror: Mirror { Mirror(self, children: [:]) } }
print(M3())

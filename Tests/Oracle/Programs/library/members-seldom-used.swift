import Foundation

var s = IndexSet([1, 2, 5, 9])
print(
  s.filter { $0 > 2 }, s.filteredIndexSet { $0 > 2 }.map { $0 }, s.isSubset(of: IndexSet(0..<10)),
  s.symmetricDifference(IndexSet([1, 7])).map { $0 }, s.integerGreaterThanOrEqualTo(5) as Any,
  s.integerLessThanOrEqualTo(4) as Any, s.intersects(integersIn: 3..<6),
  s.isDisjoint(with: IndexSet(integer: 3)))
s.shift(startingAt: 5, by: 2); print(s.map { $0 }); s.update(with: 3);
s.subtract(IndexSet(integer: 1)); s.formIntersection(IndexSet(0..<8));
print(s.map { $0 }, s == IndexSet([2, 3, 7]), s.rangeView.map { $0 }, s.startIndex == s.endIndex)
for r in s.rangeView { print(r, terminator: ";") }
print(
  s.count(in: 0..<4), s.first!, s.sorted(), s.reversed().map { $0 }, s.reduce(0, +), Array(s),
  s.dropFirst().map { $0 }, s[s.startIndex])
var a = CharacterSet(charactersIn: "abc")
print(
  a == CharacterSet(charactersIn: "cba"), a.isSubset(of: .letters),
  a.isDisjoint(with: .decimalDigits), a.isStrictSubset(of: .letters),
  a.symmetricDifference(CharacterSet(charactersIn: "cd")).contains("d"), a.remove("a") as Any,
  a.insert("z"), a.contains("z"))
let p = ("é" as Unicode.Scalar).properties
print(
  p.numericType as Any, p.isCased, p.isHexDigit, p.isGraphemeBase, p.titlecaseMapping, p.isIDStart,
  p.isXIDContinue, p.isQuotationMark, p.isSentenceTerminal, p.isUnifiedIdeograph,
  p.isPatternWhitespace, p.changesWhenUppercased, p.isDefaultIgnorableCodePoint,
  p.isNoncharacterCodePoint, p.isVariationSelector, p.isEmojiModifierBase)
print(
  ("5" as Unicode.Scalar).properties.numericType as Any,
  ("½" as Unicode.Scalar).properties.numericType as Any)
let v = SIMD4<Float>(1, 5, 3, 2)
var w = v; w.clamp(lowerBound: SIMD4(repeating: 2), upperBound: SIMD4(repeating: 4));
w.round(.down);
print(
  w, w[0], SIMD3(1, 2, 3) &* 2, v.lowHalf, v.oddHalf, pointwiseMin(v, w), v.addingProduct(v, v),
  SIMD2(1, 2) == SIMD2(1, 2))
let d = [1, 2, 3].difference(from: [2, 3, 4]);
print(d.inverse().insertions.count, [1, 2, 3].applying(d.inverse())!, d.inverse().removals.first!)
let evens = [1, 2, 3, 4, 5].indices { $0 % 2 == 0 };
print([1, 2, 3, 4, 5].removingSubranges(evens).map { $0 }, evens.ranges.map { $0 });
var arr = [1, 2, 3, 4, 5]; arr.removeSubranges(evens); print(arr); var mv = [1, 2, 3, 4, 5];
print(mv.moveSubranges(evens, to: 0), mv)
var rs = RangeSet([1..<3, 5..<8]);
print(
  rs.isSubset(of: RangeSet(0..<9)), rs.isDisjoint(RangeSet(3..<5)),
  rs.symmetricDifference(RangeSet(2..<6)).ranges.map { $0 });
rs.formIntersection(RangeSet(2..<6)); print(rs, rs.isStrictSubset(of: rs), rs.contains(5));
print(rs.ranges.count)
var se = Set([1]); se.reserveCapacity(10);
print(se.count, [1, 2].withContiguousStorageIfAvailable { $0.count } as Any)
var sub = [1, 2, 3, 4][1...]; print(sub);
var ss = "hello world"[...]; ss.makeContiguousUTF8();
print(
  ss.withCString { $0.pointee }, ss.isContiguousUTF8, strlen("abc"), strcmp("a", "b") < 0,
  "abc".withCString { String(cString: $0) }, Character("x").description,
  ("x" as Unicode.Scalar).utf8.map { $0 })
var out = ""; ("x" as Character).write(to: &out); ("y" as Unicode.Scalar).write(to: &out);
1.5.write(to: &out); print(out)

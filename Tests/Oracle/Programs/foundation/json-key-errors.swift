import Foundation
struct A: Codable { var v: Int }
for s in [#"{"k":{"v":"x"}}"#, #"{"k":{}}"#] {
do { _ = try JSONDecoder().decode([String: A].self, from: Data(s.utf8)) } catch { print(error) } }
do { _ = try JSONDecoder().decode([A].self, from: Data(#"[{"v":"x"}]"#.utf8)) } catch { print(error) }
do { _ = try JSONDecoder().decode([Int: Int].self, from: Data(#"{"1":"x"}"#.utf8)) } catch { print(error) }
do { _ = try JSONDecoder().decode([Int: Int].self, from: Data(#"{"a":1}"#.utf8)) } catch { print(error) }

import Foundation
import Observation
@Observable class M { var x = 1 }
func f(_ a: Int) -> Int { if a > 1 { return 2 } }

import SwiftParser
import SwiftSyntax

func parses(_ text: String) -> Bool { !Parser.parse(source: text).hasError }

import SwiftUI

struct O1: View { let body = 3 }

struct O2: View { var body: Int { 3 } }

struct X3: LabelStyle { func makeBody(configuration: Configuration) { Text("") } }

struct O4: View { var body: String { "a" } }

struct O5: View { func body() -> some View { Text("") } }

struct O6: View { static var body: some View { Text("a") } }

struct O7: View { var bdy: some View { Text("a") } }

struct O8: ViewModifier { func body(content: Content) -> Content { content.padding() } }

struct O9: Shape { func path(in rect: CGRect) -> some Shape { Circle() } }

struct O10: PreferenceKey { static var defaultValue = 0; static func reduce(value: inout Int, nextValue: Int) { value += nextValue } }

struct A11: ViewModifier { func body(content: View) -> some View { content } }

struct A12: ViewModifier { func body(_ content: Content) -> some View { content } }

struct A13: ViewModifier { var body: some View { Text("a") } }

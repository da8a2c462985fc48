import SwiftUI

struct A1: View { let v: any View
  var body: some View { VStack { v } } }

struct A2: View { let v: any View
  var body: some View { VStack { v; Text("a") } } }

struct A3: View { let v: any View; let f: Bool
  var body: some View { if f { v } else { Text("a") } } }

struct A4: View { let v: any View
  var body: some View { v } }

struct A5: View { let v: any View
  var body: some View { v.padding() } }

struct A6: View { let v: any View
  var body: some View { NavigationLink("a", destination: v) } }

struct A7: View { let v: any View
  var body: some View { Text("a").sheet(isPresented: .constant(true)) { v } } }

struct A8: View { let v: any View
  var body: some View { AnyView(v); AnyView(v.padding()) } }

struct A9: View { let v: any View; let f: Bool
  var body: some View { VStack { if f { v } ; Text("a") } } }

struct A10: View { let v: any View; let f: Bool
  var body: some View { Text("a")
    v } }

struct A11: View {
  func make(_ n: Int) -> any View { if n > 1 { return Text("a") } else { return Image("b") } }
  var body: some View { VStack { make(1) } } }

struct A12: View {
  func make(_ n: Int) -> any View { if n > 1 { return Text("a") } else { return Image("b") } }
  var body: some View { make(1) } }

struct A13: View {
  var header: View { Text("a") }
  var body: some View { VStack { header; Text("b") } } }

struct A14: View {
  var header: View { Text("a") }
  var body: some View { header } }

struct A15: View {
  let content: View
  var body: some View { content.padding() } }

struct A16<C: View>: View { let c: C
  var body: some View { c } }
struct B16: View { let v: any View; 
  var body: some View { A16(c: v) } }

struct B17: View { @ViewBuilder let v: () -> any View
  var body: some View { v() } }

struct B18: View { let v: () -> any View
  var body: some View { VStack { Text("a"); v() } } }

struct A19: ViewModifier { func body(content: any View) -> some View { content.padding() } }

func f20(_ v: any View) -> some View { v.padding() }

struct A21: View { var body: some View { AnyView(v()) }
 func v() -> any View { Text("a") } 
 var w: any View { v().padding() } }

struct A22: View { let v: any View; var body: some View { VStack { v; v.padding() } } }

struct Shadowed23: ViewModifier {
  var radius: CGFloat
  func body(content: View) -> some View {
    content.shadow(radius: radius)
  }
}
struct S23: View { var body: some View { Text("a").modifier(Shadowed23(radius: 3)) } }

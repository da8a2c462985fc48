import SwiftUI

enum Unit: String, CaseIterable {
  case metric, imperial
}

struct SettingsView: View {
  @State private var name = "Ada"
  @State private var sound = true
  @State private var volume = 0.5
  @State private var unit: Unit = .metric
  @State private var showsReset = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Section("Profile") {
        TextField("Name", text: $name)
        Toggle("Sound", isOn: $sound)
        if sound {
          Slider(value: $volume, in: 0...1)
          Text("Volume: \(Int(volume * 100))%")
        } else {
          Text("Muted")
        }
      }
      Section 
        Picker("Units", selection: $unit) {
          ForEach(Unit.allCases, id: \.self) { unit in
            Text(unit.rawValue.capitalized).tag(unit)
          }
        }
        Button("Reset", role: .destructive) {
          showsReset = true
        }
      } header: {
        Text("Other")
      }
    }
    .alert("Reset?", isPresented: $showsReset) {
      Button("Cancel", role: .cancel) {}
      Button("OK") { reset() }
    } message: {
      Text("All is lost.")
    }
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Done") { dismiss() }
      }
    }
  }

  private func reset() {
    name = ""
    volume = 0.5
  }
}

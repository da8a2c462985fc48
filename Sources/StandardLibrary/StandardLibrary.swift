// StandardLibrary

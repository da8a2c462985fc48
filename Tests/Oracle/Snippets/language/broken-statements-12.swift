do undefined1()
catch { undefined2() }

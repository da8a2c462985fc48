func pause() async {
  await Task.sleep(1_000)
}

protocol P: Q {}
protocol Q: P {}

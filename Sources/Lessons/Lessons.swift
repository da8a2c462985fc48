// Lessons

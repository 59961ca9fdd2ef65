const kilobyte = 1024

/** Bounds of one request that brings files, and of how many such requests are at work. Times are in seconds. */
export const uploadLimits = {
  /** The photos of an establishment, and a few that another field may take. */
  files: 20,
  /** What all files together may be as large as: so many of the largest images, and one file that is none. */
  imagesAtMost: 15,
  /** The operation as text; as large as one without files. */
  fieldBytes: 100 * kilobyte,
  /** A file that is no image, such as a catalogue; whoever reads a file bounds it further. */
  fileBytes: 20 * kilobyte * kilobyte,
  /** What parts need beside their content. */
  overhead: 100 * kilobyte,
  /** Requests that are read at the same time, those that wait for their turn, and how long they do. */
  atOnce: 8,
  waiting: 32,
  turn: 30,
  /** How long a client may take to begin, and bytes a second that it must bring in the mean afterwards. */
  grace: 10,
  slowest: 8 * kilobyte,
  /** How long a file that nobody reads may hold up those behind it. */
  unread: 20,
  /** How long what is left of a request is read after its answer. */
  leftover: 30,
} as const

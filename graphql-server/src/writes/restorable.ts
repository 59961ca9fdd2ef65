/** Days for which deletions, changes and merges can be undone (undo). */
export const restorableDays = 30

export const restorableMs = restorableDays * 24 * 60 * 60 * 1000

/** When all that has arrived so far was looked at: what is asked for until then can go together. */
export function endOfTurn(): Promise<void> {
  return new Promise((turn) => setImmediate(turn))
}

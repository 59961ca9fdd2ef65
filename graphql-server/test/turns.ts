/** Measures how much is done between two turns of the event loop: a busy machine makes no difference. */
export interface TurnMeter {
  /** @param amount of what is being done; 1 when absent */
  count(amount?: number): void
  /** @returns the most that was counted within one turn */
  stop(): number
}

export function meterTurns(): TurnMeter {
  let isRunning = true
  let inTurn = 0
  let most = 0
  const onTurn = () => {
    inTurn = 0
    if (isRunning) setImmediate(onTurn)
  }
  setImmediate(onTurn)
  return {
    count(amount = 1) {
      inTurn += amount
      most = Math.max(most, inTurn)
    },
    stop() {
      isRunning = false
      return most
    },
  }
}

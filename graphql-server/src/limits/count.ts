/** What of a kind of try is counted together, and how many of them are let through. */
export interface Count {
  /** The kind of try and whose it is; the same in every process. */
  key: string
  /** How many tries count at most within the window. */
  most: number
  /** Milliseconds after which a try counts no more. */
  window: number
}

/** What a store says to a try: it may run; it may have to wait for tries that are running; or it may not, for so long. */
export type Verdict = { kind: 'granted' } | { kind: 'busy' } | { kind: 'refused'; retryAfter: number }

/** Where tries are counted: in the memory of one process, or somewhere that several share. */
export interface CountStore {
  /**
   * Sets one place aside in every count, or none in any.
   *
   * @param counts that the try belongs to
   * @param id of the try, by which it is settled
   * @returns whether it may run; `retryAfter` is in seconds
   */
  reserve(counts: readonly Count[], id: string): Promise<Verdict>
  /**
   * Ends a try that was granted.
   *
   * @param failed whether it goes on counting; otherwise its places are free again
   */
  settle(counts: readonly Count[], id: string, failed: boolean): Promise<void>
  /** Forgets all tries of these counts. */
  forget(counts: readonly Count[]): Promise<void>
}

import { doctor } from '../messages/doctor.ts'

/** A requirement of the product. */
export interface Check {
  name: string
  /** What to do if the check fails. */
  advice: string
  /**
   * @returns what was found
   * @throws what is wrong
   */
  examine(): Promise<string>
}

export interface Finding {
  name: string
  isFine: boolean
  /** What was found, or what is wrong. */
  text: string
  advice: string
}

/** Runs a check, which fails after the deadline. */
export async function find({ name, advice, examine }: Check, deadlineMs: number): Promise<Finding> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const seconds = (deadlineMs / 1000).toLocaleString('pt-BR')
  const timer = setTimeout(() => reject(new Error(doctor.found.late(seconds))), deadlineMs)
  try {
    return { name, advice, isFine: true, text: await Promise.race([examine(), late]) }
  } catch (error) {
    return { name, advice, isFine: false, text: reasonFor(error) }
  } finally {
    clearTimeout(timer)
  }
}

/** Our errors wrap that of a driver or socket, which says more. */
function reasonFor(thrown: unknown): string {
  const { cause, message, sqlMessage, code, name } = thrown as Error & { sqlMessage?: string; code?: string }
  if (cause instanceof Error) return reasonFor(cause)
  // Node's errors for several addresses have no message.
  return sqlMessage || message || code || name
}

const maxDifferenceMs = 5000

/**
 * Compares a clock with this machine's.
 *
 * @param precisionMs precision of `time`
 * @throws when they differ by more than sessions and signatures tolerate
 */
export function compareClock(
  time: number,
  [before, after]: readonly [number, number],
  precisionMs = 0,
): string {
  const difference = Math.max(0, before - time - precisionMs, time - after)
  const seconds = (difference / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  if (!(difference <= maxDifferenceMs)) throw new Error(doctor.found.wrongClock(seconds))
  return doctor.found.clock(seconds)
}

import fc from 'fast-check'

const long = Boolean(process.env.LONG_TESTS)

/** How long one property may look for a counterexample; the runs until then count. */
const timeLimitMs = long ? 120_000 : 4000

/**
 * Says that something holds for whatever comes. A failure prints the seed and the smallest counterexample found.
 *
 * @param arbitrary what comes
 * @param holds asserts, or answers whether it holds
 * @param runs how many are tried; ten times as many in the long tests
 */
export async function always<T>(
  arbitrary: fc.Arbitrary<T>,
  holds: (value: T) => unknown,
  runs = 1000,
): Promise<void> {
  let last: Promise<boolean> = Promise.resolve(true)
  const property = fc.asyncProperty(arbitrary, (value) => {
    last = (async () => (await holds(value)) !== false)()
    return last
  })
  await fc.assert(property, {
    numRuns: long ? 10 * runs : runs,
    interruptAfterTimeLimit: timeLimitMs,
    markInterruptAsFailure: false,
  })
  // After the time limit the last run is still under way: it must not reach into the next test.
  await last
}

/** Text as people and attackers send it: any symbol, lone halves of pairs, controls, accents, long runs. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(...'aáÇõ -_.,;:/\\<>"\'&%=+@#?\t\n\r\0\u{d800}\u{2028}😀٣'),
    maxLength: 40,
  }),
  fc
    .tuple(fc.constantFrom('a', 'á', '-', ' ', '<', '"', '&'), fc.nat(3000))
    .map(([unit, times]) => unit.repeat(times)),
)

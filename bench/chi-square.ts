export interface ChiSquare {
  statistic: number
  degrees: number
  /** Value that a fair process exceeds once in a million runs. */
  critical: number
}

/** The normal distribution's quantile at 1 - 10^-6. */
const onceInAMillion = 4.7534

/**
 * Pearson's chi-squared statistic.
 *
 * @param counts observed, independent but for their sum
 * @param expected count of each cell; about five or more
 */
export function chiSquare(counts: ArrayLike<number>, expected: (cell: number) => number): ChiSquare {
  let statistic = 0
  for (let cell = 0; cell < counts.length; cell += 1) {
    const due = expected(cell)
    statistic += ((counts[cell] ?? 0) - due) ** 2 / due
  }
  return judged(statistic, counts.length - 1)
}

/**
 * Chi-squared of an item × position matrix over whole permutations. The fixed sums of rows and columns leave
 * (n - 1)² degrees of freedom and inflate the plain statistic by n / (n - 1).
 *
 * @param matrix n × n counts, row by row
 * @param size n
 * @param permutations number of permutations counted
 */
export function chiSquareOfPermutations(
  matrix: ArrayLike<number>,
  size: number,
  permutations: number,
): ChiSquare {
  const due = permutations / size
  const { statistic } = chiSquare(matrix, () => due)
  return judged((statistic * (size - 1)) / size, (size - 1) ** 2)
}

/**
 * Critical value by Wilson and Hilferty's approximation, never below the true one: 15 % above it at one degree of
 * freedom, 2 % at ten, 0.2 % at a hundred.
 */
function judged(statistic: number, degrees: number): ChiSquare {
  const part = 2 / (9 * degrees)
  const critical = degrees * (1 - part + onceInAMillion * Math.sqrt(part)) ** 3
  return { statistic, degrees, critical }
}

const WIDTH = 30
export const number = new Intl.NumberFormat('pt-BR')

interface ProgressOptions {
  /** What is counted; establishments when absent. */
  noun?: string
  /** Milliseconds; for tests. */
  clock?: () => number
}

/**
 * A progress bar in Portuguese: one line that redraws itself on a terminal, a line for each tenth elsewhere.
 *
 * @param output process.stdout, or a stand-in in tests
 */
export function createProgress(
  output: { isTTY?: boolean; write(text: string): unknown },
  { noun = 'estabelecimentos', clock = () => performance.now() }: ProgressOptions = {},
) {
  const start = clock()
  let lastTenth = 0
  let isDrawn = false
  const line = (done: number, total: number) => {
    const left = Math.round((((clock() - start) / done) * (total - done)) / 1000)
    const percent = String(Math.floor((100 * done) / total)).padStart(3)
    return `${percent}% · ${number.format(done)} de ${number.format(total)} ${noun} · faltam ${left} s`
  }
  return {
    show(done: number, total: number): void {
      const tenth = Math.floor((10 * done) / total)
      if (output.isTTY) {
        const filled = Math.round((WIDTH * done) / total)
        const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
        output.write(`\r${bar} ${line(done, total)}\u001b[K`)
        isDrawn = true
      } else if (tenth > lastTenth) {
        output.write(`${line(done, total)}\n`)
      }
      lastTenth = tenth
    },
    /** Leaves the bar's line. */
    end(): void {
      if (isDrawn) output.write('\n')
    },
    /** Since the beginning, as text. */
    seconds: () => ((clock() - start) / 1000).toFixed(1).replace('.', ','),
  }
}

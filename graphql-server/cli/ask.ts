import { createInterface, type Interface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { StartupError } from '../src/errors.ts'

/** Where a person types; both ends are a terminal's. */
export interface Terminal {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
}

/**
 * Asks for a line.
 *
 * @param question with its space at the end
 * @throws StartupError when the person goes away
 */
export async function ask({ input, output }: Terminal, question: string): Promise<string> {
  return typedAnswer(createInterface({ input, output, terminal: true }), question)
}

/**
 * Asks for a secret line: nothing of what is typed is shown.
 *
 * @param question with its space at the end
 * @throws StartupError when the person goes away
 */
export async function askSecret({ input, output }: Terminal, question: string): Promise<string> {
  output.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  // The line is edited as any other; its echo goes nowhere.
  const answer = await typedAnswer(createInterface({ input, output: nowhere, terminal: true }), '')
  output.write('\n')
  return answer
}

async function typedAnswer(lines: Interface, question: string): Promise<string> {
  const gone = new Promise<never>((_resolve, reject) => {
    for (const event of ['SIGINT', 'close'])
      lines.once(event, () => reject(new StartupError('Interrompido: nada foi mudado.')))
  })
  gone.catch(() => {})
  try {
    return await Promise.race([lines.question(question), gone])
  } finally {
    lines.close()
  }
}

/**
 * The first line of what is piped in.
 *
 * @param input not a terminal
 */
export async function firstLine(input: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  for await (const line of lines) {
    lines.close()
    return line
  }
  return ''
}

import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

export interface MailServer {
  /** As SMTP_URL. */
  url: string
  /** What clients have said, line by line. */
  told: string[]
  close(): void
}

/**
 * A mail server of one test, which ends with it.
 *
 * @param answer what it says to a recipient
 * @param greeted when it greets a client
 */
export async function mailServer(answer = '250 ok', greeted = async () => {}): Promise<MailServer> {
  const told: string[] = []
  const server = createServer(async (socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`)
    let isInData = false
    socket.on('error', () => {})
    createInterface(socket).on('line', (line) => {
      told.push(line)
      if (isInData && line !== '.') return
      const verb = line.slice(0, 4).toUpperCase()
      isInData = verb === 'DATA'
      if (verb === 'QUIT') socket.end('221 bye\r\n')
      else say(isInData ? '354 go on' : verb === 'RCPT' ? answer : '250 ok')
    })
    await greeted()
    say('220 mail.test')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const close = () => void server.close()
  onTestFinished(close)
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, told, close }
}

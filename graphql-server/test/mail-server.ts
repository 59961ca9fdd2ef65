import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

export interface MailServer {
  /** As SMTP_URL. */
  url: string
  /** What clients have said, line by line. */
  told: string[]
  /** Recipients of mails that it has taken, in the order in which they came. */
  taken: string[]
  close(): void
}

/**
 * A mail server of one test, which ends with it; it refuses any credentials.
 *
 * @param answer what it says to a recipient
 * @param greeted when it greets a client
 * @param isSignInOffered whether it announces AUTH
 */
export async function mailServer(
  answer: string | ((recipient: string) => string) = '250 ok',
  greeted = async () => {},
  isSignInOffered = true,
): Promise<MailServer> {
  const told: string[] = []
  const taken: string[] = []
  const server = createServer(async (socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`)
    let isInData = false
    let recipient = ''
    socket.on('error', () => {})
    createInterface(socket).on('line', (line) => {
      told.push(line)
      if (isInData && line !== '.') return
      if (isInData) taken.push(recipient)
      const verb = line.slice(0, 4).toUpperCase()
      isInData = verb === 'DATA'
      if (verb === 'RCPT') recipient = /<(.*)>/.exec(line)?.[1] ?? ''
      if (verb === 'QUIT') socket.end('221 bye\r\n')
      else if (isInData) say('354 go on')
      // Clients sign in only where this is announced.
      else if (verb === 'EHLO') say(isSignInOffered ? '250-mail.test\r\n250 AUTH PLAIN' : '250 mail.test')
      else if (verb === 'AUTH') say('535 5.7.8 wrong user or password')
      else if (verb === 'RCPT') say(typeof answer === 'string' ? answer : answer(recipient))
      else say('250 ok')
    })
    await greeted()
    say('220 mail.test')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const close = () => void server.close()
  onTestFinished(close)
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, told, taken, close }
}

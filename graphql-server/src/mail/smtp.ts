import { createTransport } from 'nodemailer'
import { type Carrier, PermanentFailure } from './carrier.ts'

const seconds = 1000

/** One mail takes at most so long, however slowly the server speaks. */
const patience = 30 * seconds

/** Where the server has not decided: no access, nothing to send to, or a send that was given up and may have arrived. */
const permanent = new Set(['EAUTH', 'ENOAUTH', 'EENVELOPE', 'ECONFIG', 'ETLS', 'EABORT'])

/**
 * Sends mails through a mail server.
 *
 * @param url SMTP_URL
 */
export function smtpCarrier(url: string): Carrier {
  const transport = createTransport({
    url,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 20 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async deliver(message) {
      try {
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(patience) })
      } catch (error) {
        const { code = '', responseCode } = error as { code?: string; responseCode?: number }
        const isPermanent = responseCode ? responseCode >= 500 : permanent.has(code)
        const cause = withoutAddresses(error as Error)
        throw isPermanent ? new PermanentFailure('the mail server refuses it', { cause }) : cause
      }
    },
    close: () => transport.close(),
  }
}

/** A failure for the log: what the server said and which kind it is, but nobody's address, which servers repeat. */
function withoutAddresses(error: Error & { code?: string; responseCode?: number; command?: string }): Error {
  const { code, responseCode, command } = error
  const said = error.message.replace(/[^\s<>:;,"]+@[^\s<>:;,"]+/g, '…')
  return Object.assign(new Error(said), { code, responseCode, command })
}

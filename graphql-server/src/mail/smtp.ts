import { createTransport } from 'nodemailer'
import { type MailTransport, PermanentFailure } from './mailer.ts'

const seconds = 1000

/** For one mail, however slowly the server answers. */
const timeoutMs = 30 * seconds

/** Failures without a reply code: no access, no recipient, or a send that timed out and may have arrived. */
const permanent = new Set(['EAUTH', 'ENOAUTH', 'EENVELOPE', 'ECONFIG', 'ETLS', 'EABORT'])

/**
 * Sends mails through a mail server.
 *
 * @param url SMTP_URL
 */
export function smtpTransport(url: string): MailTransport {
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
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(timeoutMs) })
      } catch (error) {
        const { code = '', responseCode } = error as { code?: string; responseCode?: number }
        const isPermanent = responseCode ? responseCode >= 500 : permanent.has(code)
        const cause = withoutAddresses(error as Error)
        throw isPermanent ? new PermanentFailure('the mail server refuses it', { cause }) : cause
      }
    },
    // Nothing is kept: what the server has taken is out of reach.
    forget: async () => {},
    close: () => transport.close(),
  }
}

/** A failure for the log, without the recipient's address, which servers repeat in their replies. */
function withoutAddresses(error: Error & { code?: string; responseCode?: number; command?: string }): Error {
  const { code, responseCode, command } = error
  const said = error.message.replace(/[^\s<>:;,"]+@[^\s<>:;,"]+/g, '…')
  return Object.assign(new Error(said), { code, responseCode, command })
}

import { createTransport } from 'nodemailer'
import { type MailTransport, PermanentFailure } from './mailer.ts'

/** For a whole delivery. */
const timeoutMs = 30_000

/** Failures without a reply code; a delivery that timed out may have succeeded. */
const permanent = new Set(['EAUTH', 'ENOAUTH', 'EENVELOPE', 'ECONFIG', 'ETLS', 'EABORT'])

/** @param url SMTP_URL */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
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
    // Delivered mails are out of reach.
    forget: async () => {},
    close: () => transport.close(),
  }
}

/** For the log, without the recipient's address, which servers repeat in their replies. */
function withoutAddresses(error: Error & { code?: string; responseCode?: number; command?: string }): Error {
  const { code, responseCode, command } = error
  const said = error.message.replace(/[^\s<>:;,"]+@[^\s<>:;,"]+/g, '…')
  return Object.assign(new Error(said), { code, responseCode, command })
}

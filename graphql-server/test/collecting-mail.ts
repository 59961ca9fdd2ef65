import type { Mailer } from '../src/mail/mailer.ts'
import type { MailContent } from '../src/messages/mails.ts'

/** A mail that is collected instead of sent. */
export interface CollectedMail extends MailContent {
  to: string
}

/** A mailer that keeps its mails in a list. */
export interface CollectingMailer extends Mailer {
  readonly sent: CollectedMail[]
  readonly forgotten: string[]
}

/** A mailer for tests. */
export function collectingMailer(): CollectingMailer {
  const sent: CollectedMail[] = []
  const forgotten: string[] = []
  return {
    sent,
    forgotten,
    waiting: 0,
    write: async (_transaction, to, content) => void sent.push({ to, ...content }),
    wake: () => {},
    send: (to, content) => void sent.push({ to, ...content }),
    forget: async (address) => void forgotten.push(address),
  }
}

/** A mail as it is sent. */
export interface Message {
  from: string
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** What takes mails away: a mail server or a folder. */
export interface Carrier {
  /** @throws PermanentFailure when trying again would not help */
  deliver(message: Message): Promise<void>
  close(): void
}

/** A mail that will never arrive: the address or the access is refused, or it may have been sent already. */
export class PermanentFailure extends Error {}

import { join } from 'node:path'
import type { Env } from '../env.ts'
import type { Carrier } from './carrier.ts'
import { outboxCarrier } from './outbox.ts'
import { smtpCarrier } from './smtp.ts'

/**
 * What takes mails away, as the operator decides: a mail server, or a folder `outbox` where they can be read.
 *
 * @param env SMTP_URL
 * @param folder the data folder
 */
export function openCarrier({ SMTP_URL }: Env, folder: string): Carrier {
  return SMTP_URL ? smtpCarrier(SMTP_URL) : outboxCarrier(join(folder, 'outbox'))
}

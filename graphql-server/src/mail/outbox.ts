import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { writeBeside } from '../media/write-beside.ts'
import type { Carrier } from './carrier.ts'

/** Mails that the folder keeps; older ones go. */
const kept = 200

/**
 * Puts mails into a folder as .eml files, in the order of their names, for whoever runs the product without a mail
 * server. They hold links that open accounts, so that nobody else may read them.
 *
 * @param folder made when the first mail comes
 */
export function outboxCarrier(folder: string): Carrier {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async deliver({ text, html, ...message }) {
      const alternatives = [readable('plain', text), readable('html', html)]
      const { message: bytes } = await transport.sendMail({ ...message, alternatives })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const moment = new Date().toISOString().replaceAll(':', '-')
      await writeBeside(join(folder, `${moment}-${randomBytes(3).toString('hex')}.eml`), bytes as Buffer)
      await removeOld(folder)
    },
    close: () => transport.close(),
  }
}

/** A part whose links can be read and copied in any editor: nodemailer itself would break them into lines. */
function readable(kind: 'plain' | 'html', content: string) {
  const type = `text/${kind}; charset=utf-8`
  return { raw: `Content-Type: ${type}\nContent-Transfer-Encoding: 8bit\n\n${content}` }
}

async function removeOld(folder: string): Promise<void> {
  const mails = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
  for (const name of mails.slice(0, -kept)) await rm(join(folder, name), { force: true })
}

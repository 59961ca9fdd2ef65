import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { writeAtomically } from '../media/atomic-write.ts'
import type { MailTransport } from './mailer.ts'

/** Mails that the folder keeps; older ones are removed. */
const maxMails = 200

/**
 * Writes mails into a folder as .eml files, in the order of their names, for whoever runs the product without a mail
 * server. They hold links that open accounts, so that only their owner may read them.
 *
 * @param folder made when the first mail comes
 */
export function outboxTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  let last = Promise.resolve()
  /** One after the other, so that mails that were sent before an address is forgotten are forgotten with it. */
  function inOrder(work: () => Promise<void>): Promise<void> {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }

  return {
    deliver: ({ text, html, ...message }) =>
      inOrder(async () => {
        const alternatives = [readable('plain', text), readable('html', html)]
        const { message: bytes } = await transport.sendMail({ ...message, alternatives })
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const time = new Date().toISOString().replaceAll(':', '-')
        const name = `${time}-${randomBytes(3).toString('hex')}${endingOf(message.to)}`
        await writeAtomically(join(folder, name), bytes as Buffer)
        const mails = await listMails(folder, '.eml')
        await removeAll(mails.slice(0, -maxMails))
      }),
    forget: (address) => inOrder(async () => removeAll(await listMails(folder, endingOf(address)))),
    close: () => transport.close(),
  }
}

/** A part whose links can be read and copied in any editor: nodemailer itself would break them into lines. */
function readable(kind: 'plain' | 'html', content: string) {
  const type = `text/${kind}; charset=utf-8`
  return { raw: `Content-Type: ${type}\nContent-Transfer-Encoding: 8bit\n\n${content}` }
}

/** @returns paths, oldest first; none while there is no folder */
async function listMails(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name))
}

async function removeAll(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true })
}

/** Ends the names of the mails to an address: their headers have it in several spellings. */
function endingOf(address: string): string {
  return `-${createHash('sha256').update(address).digest('hex').slice(0, 16)}.eml`
}

import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'
import { nullIfNotFound, writeAtomically } from '../media/atomic-write.ts'
import { type MailTransport, PermanentFailure, TemporaryFailure } from './mailer.ts'

/** Timeouts in milliseconds: for the connection, the greeting, any other response, and a whole delivery. */
const timeouts = { connection: 10_000, greeting: 10_000, answer: 20_000, delivery: 30_000 }

/** Wrong credentials last until the operator corrects them; servers refuse them with 5xx. */
const credentials = {
  codes: new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2']),
  replies: new Set([530, 534, 535, 538]),
}

/**
 * @param url SMTP_URL
 * @param deadlines shorter timeouts, for tests
 */
export function smtpTransport(url: string, deadlines: Partial<typeof timeouts> = {}): MailTransport {
  const { delivery } = { ...timeouts, ...deadlines }
  const options = optionsFor(url, deadlines)
  let transport: Promise<Transporter> | undefined
  return {
    async deliver(message) {
      try {
        // Loaded with the first mail: 4 MB of code that would delay the start.
        transport ??= import('nodemailer').then(({ createTransport }) => createTransport(options))
        await (await transport).sendMail({ ...message, signal: AbortSignal.timeout(delivery) })
      } catch (error) {
        throw classified(error as SmtpError)
      }
    },
    // Delivered mails cannot be recalled.
    forget: async () => {},
    close: () => void transport?.then((opened) => opened.close()),
  }
}

type SmtpError = Error & { code?: string; responseCode?: number; command?: string }

/** A delivery without a response counts as failed, even if the server may have accepted the mail. */
function classified(error: SmtpError): Error {
  const { code = '', responseCode = 0 } = error
  const options = { cause: withoutAddresses(error) }
  const isTemporary = responseCode >= 400 && responseCode < 500
  if (credentials.replies.has(responseCode) || (credentials.codes.has(code) && !isTemporary))
    return new TemporaryFailure('credentials', options)
  const isAddressRefused = code === 'EENVELOPE' && responseCode === 0
  if (responseCode >= 500 || isAddressRefused)
    return new PermanentFailure('the mail server refuses it', options)
  return new TemporaryFailure(isTemporary ? 'refused' : 'away', options)
}

function optionsFor(url: string, deadlines: Partial<typeof timeouts>) {
  const { connection, greeting, answer } = { ...timeouts, ...deadlines }
  return {
    url,
    connectionTimeout: connection,
    dnsTimeout: connection,
    greetingTimeout: greeting,
    socketTimeout: answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/**
 * Connects to a mail server, and signs in if the URL has credentials, without sending a mail.
 *
 * @returns false if the server offers no authentication although the URL has credentials
 * @throws on failure
 */
export async function verifySmtp(url: string, deadlines: Partial<typeof timeouts> = {}): Promise<boolean> {
  const { default: SMTPTransport } = await import('nodemailer/lib/smtp-transport')
  const transport = new SMTPTransport(optionsFor(url, deadlines))
  try {
    await transport.verify()
    // `verify` does not sign in if the server does not offer it.
    return !transport.options.auth || (await offersSignIn(transport.options))
  } finally {
    transport.close()
  }
}

async function offersSignIn(options: SMTPConnectionOptions): Promise<boolean> {
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection')
  const connection = new SMTPConnection(options)
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject)
      connection.once('end', () => reject(new Error('the mail server has closed the connection')))
      connection.connect((error) => (error ? reject(error) : resolve()))
    })
    return connection.allowsAuth
  } finally {
    connection.close()
  }
}

/** For the log, without the recipient's address, which servers repeat in their replies. */
function withoutAddresses(error: SmtpError): Error {
  const { code, responseCode, command } = error
  const said = error.message.replace(/[^\s<>:;,"]+@[^\s<>:;,"]+/g, '…')
  return Object.assign(new Error(said), { code, responseCode, command })
}

const maxMails = 200

/**
 * Writes mails as .eml files, for operators without a mail server, and keeps the newest 200. Readable by their owner
 * only, since their links grant access to accounts.
 *
 * @param folder created with the first mail
 */
export function outboxTransport(folder: string): MailTransport {
  let last = Promise.resolve()
  /** Runs tasks one by one, so that `forget` also deletes mails sent just before it. */
  function serialize(work: () => Promise<void>): Promise<void> {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }

  return {
    deliver: ({ text, html, ...message }) =>
      serialize(async () => {
        const { createTransport } = await import('nodemailer')
        const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
        const alternatives = [rawPart('plain', text), rawPart('html', html)]
        const { message: bytes } = await transport.sendMail({ ...message, alternatives })
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const name = `${fileTime(message.date)}-${randomBytes(3).toString('hex')}${addressSuffix(message.to)}`
        await writeAtomically(join(folder, name), bytes as Buffer)
        const mails = await listMails(folder, '.eml')
        await removeAll(mails.slice(0, -maxMails))
      }),
    forget: (address, writtenBy) =>
      serialize(async () => {
        const mails = await listMails(folder, addressSuffix(address))
        // Sorts after the mails of the same millisecond.
        const end = join(folder, `${fileTime(writtenBy)}~`)
        await removeAll(mails.filter((path) => path < end))
      }),
    close: () => {},
  }
}

/** An unencoded part, so that links can be copied in any editor: nodemailer would break them into lines. */
function rawPart(kind: 'plain' | 'html', content: string) {
  const type = `text/${kind}; charset=utf-8`
  return { raw: `Content-Type: ${type}\nContent-Transfer-Encoding: 8bit\n\n${content}` }
}

/** @returns paths, oldest first */
async function listMails(folder: string, suffix: string): Promise<string[]> {
  const names = (await readdir(folder).catch(nullIfNotFound)) ?? []
  return names
    .filter((name) => name.endsWith(suffix))
    .sort()
    .map((name) => join(folder, name))
}

async function removeAll(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true })
}

/** File name prefix, sortable by creation time. */
const fileTime = (date: Date) => date.toISOString().replaceAll(':', '-')

/** File name suffix of the mails to an address, hashed since headers spell addresses in several ways. */
function addressSuffix(address: string): string {
  return `-${createHash('sha256').update(address).digest('hex').slice(0, 16)}.eml`
}

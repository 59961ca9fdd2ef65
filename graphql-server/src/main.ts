import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { purgeInvitations } from './accounts/invitations.ts'
import { readDeprecatedColumns } from './answers/deprecated-columns.ts'
import { buildApp } from './app.ts'
import { Background, startPurges } from './background.ts'
import { build } from './build.ts'
import { rewriteSearchWords } from './businesses/rewrite-search-words.ts'
import { mailLeftOverChanges } from './contact-changes/mail.ts'
import { purgeNameChanges } from './database/catalogue-version.ts'
import { createPool, createPrisma, surviveDatabaseErrors } from './database/client.ts'
import { dataFolder, requireWritable } from './database/data-folder.ts'
import { migrate, readMigrations } from './database/migrate.ts'
import { type Database, openDatabase } from './database/open.ts'
import { fillWhenNew, warnOfDemoAccounts } from './demo-at-start.ts'
import { createEmptySearches, purgeEmptySearches } from './empty-searches/empty-searches.ts'
import { type Env, readEnv } from './env.ts'
import { terminalMessage } from './errors.ts'
import { ensurePortFree, listen } from './http/listen.ts'
import { servesThisMachineOnly } from './http/request-context.ts'
import { Counters } from './limits/counters.ts'
import { Limiter } from './limits/limiter.ts'
import { connectRedis } from './limits/redis-counters.ts'
import { type Log, openLogStream } from './log.ts'
import { QueueMailer } from './mail/mailer.ts'
import { outboxTransport, smtpTransport } from './mail/transports.ts'
import { refreshPairs } from './matching/refresh-pairs.ts'
import { createImages } from './media/images.ts'
import { openStore } from './media/open-store.ts'
import { PhotoImports } from './photo-imports/worker.ts'
import { applyClaims, purgeClaimContacts } from './proposals/claims/apply.ts'
import { purgeSubmissions } from './proposals/confirm.ts'
import { sendDigests } from './proposals/digest.ts'
import { createSearchEngine } from './search/engine.ts'
import { purgeChallenges } from './sessions/challenge.ts'
import { eraseEndedSessions } from './sessions/session.ts'
import { ownSecret } from './sessions/token.ts'
import { onStopSignal } from './stop.ts'
import { createSuggestions } from './suggestions/suggest.ts'
import { purgeRequestKeys } from './writes/create-once.ts'
import { purgeDeleted } from './writes/deletions.ts'
import { createZipCodes } from './zip-codes/zip-codes.ts'

/** For Portuguese messages in the terminal; the log goes to standard output. */
const print = (message: string) => process.stderr.write(`${message}\n`)

/** Timeout for background tasks such as mails at shutdown; shorter than the one in stop.ts. */
const backgroundTimeoutMs = 4000

async function main(): Promise<void> {
  const env = readEnv()
  const database = await openDatabase({ role: 'product', log: print, check: () => checkMachine(env) })
  try {
    await serve(env, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** @throws StartupError when the port or a writable folder cannot be used */
async function checkMachine(env: Env): Promise<void> {
  const images = env.imageStore ? [] : ['images']
  const mails = env.SMTP_URL ? [] : ['outbox']
  requireWritable(dataFolder(), ['media-cache', ...images, ...mails])
  await ensurePortFree(env)
}

async function serve(env: Env, database: Database): Promise<void> {
  // Loads in parallel with the database; if both fail, the database's failure is reported.
  const pages = pageSource()
  pages.catch(() => {})
  const { applied, edited } = await migrate(database.config)
  const pool = createPool(database.config)
  const prisma = createPrisma(database.config)
  const { store, cache: mediaCache } = await openStore(env, dataFolder())
  const isLocal = servesThisMachineOnly(env)
  if (database.origin === 'private' && isLocal) await fillWhenNew(pool, store, print)
  const secret = env.JWT_SECRET ?? (await ownSecret(dataFolder()))
  const images = createImages({ prisma, store, host: env.IMAGE_HOST, maxBytes: env.IMAGE_MAX_BYTES })
  const background = new Background()
  const transport = env.SMTP_URL ? smtpTransport(env.SMTP_URL) : outboxTransport(join(dataFolder(), 'outbox'))
  const { ORIGIN: origin, CONTACT_EMAIL: contact, MAIL_FROM: from } = env
  const redis = env.REDIS_URL ? await connectRedis(env.REDIS_URL) : null
  const counters = new Counters({ client: redis, log: () => app.log })
  const searchCounters = new Counters({ client: redis, name: 'searches', log: () => app.log })
  const draining = new AbortController()
  const search = createSearchEngine({
    pool,
    secret,
    bytes: { filters: env.SEARCH_CACHE_BYTES, names: env.NAME_CACHE_BYTES },
  })
  const suggestions = createSuggestions(pool, search)
  const logStream = openLogStream()
  const previousSecret = env.JWT_SECRET_PREVIOUS
  const mail = new QueueMailer({
    ...{ prisma, secret, previousSecret, background, transport, from, origin, contact },
    log: () => app.log,
  })
  const photoImports = new PhotoImports({
    ...{ prisma, images, folder: join(dataFolder(), 'photo-imports'), maxPhotoBytes: env.IMAGE_MAX_BYTES },
    log: () => app.log,
  })
  const app = await buildApp({
    env,
    services: {
      prisma,
      pool,
      secret,
      previousSecret,
      origin,
      background,
      limiter: new Limiter(counters),
      mail,
      search,
      suggestions,
      emptySearches: createEmptySearches(prisma, searchCounters),
      zipCodes: createZipCodes(env.ZIP_CODE_URL),
      images,
      photoImports,
    },
    mediaCache,
    pages: await pages,
    draining: draining.signal,
    logStream,
  })
  logOfDatabase.warn = app.log.warn.bind(app.log)
  const migrations = (await readMigrations()).map(({ name }) => name)
  app.log.info({ ...build, applied, lastMigration: migrations.at(-1) }, 'starting')
  if (edited.length > 0)
    app.log.warn({ migrations: edited }, 'migrations whose files changed after they were applied')
  if (!isLocal) await warnOfDemoAccounts(pool, app.log)
  if (!env.SMTP_URL) {
    const level = database.origin === 'private' ? 'info' : 'warn'
    app.log[level]('without SMTP_URL mails only go to the folder outbox of the data folder')
  }
  const address = await listen(app, env)
  database.announce(address)
  process.stdout.write(`Guia do Vale no ar em ${address} (pare com Ctrl+C)\n`)
  // Otherwise the first request would pay for it.
  suggestions.warm().catch(() => {})
  mail.start()
  photoImports.start()
  const purges = startPurges(
    {
      deletions: () => purgeDeleted({ prisma, images }),
      'request keys': () => purgeRequestKeys(prisma),
      submissions: () => purgeSubmissions(prisma),
      'contacts of claims': () => purgeClaimContacts(prisma),
      'waits of claims': () => applyClaims({ prisma, secret, previousSecret, origin, mail }),
      'notices by the mail of the day': () => sendDigests({ prisma, secret, previousSecret, origin, mail }),
      'mails about changed contacts': () => mailLeftOverChanges({ prisma, secret, origin, mail }),
      invitations: () => purgeInvitations(prisma),
      challenges: () => purgeChallenges(prisma),
      sessions: () => eraseEndedSessions(prisma),
      'empty searches': () => purgeEmptySearches(prisma),
      'changes of names': () => purgeNameChanges(prisma),
      'search words of an earlier release': () => rewriteSearchWords(prisma),
      'likely pairs of before': () => refreshPairs(prisma),
      'imports of photos': () => photoImports.purge(),
      'answers of an earlier release': () => readDeprecatedColumns(prisma),
    },
    app.log,
  )
  const onDraining = () => draining.abort()
  const drain = async () => {
    const purged = purges.stop()
    mail.stop()
    const photos = photoImports.stop()
    await app.close()
    const unfinished = await background.settle(backgroundTimeoutMs)
    if (unfinished > 0) app.log.error({ unfinished }, 'background work given up')
    transport.close()
    redis?.destroy()
    await Promise.race([Promise.all([purged, photos]), sleep(backgroundTimeoutMs, undefined, { ref: false })])
    await Promise.allSettled([prisma.$disconnect(), pool.end()])
    await database.close()
    // Fails when the log's reader is gone; flushSync at exit would retry a write to the closed pipe forever.
    await new Promise((done) => logStream.flush(done))
  }
  onStopSignal(app.log, { onDraining, drain })
}

async function pageSource() {
  if (process.argv.includes('--dev')) return (await import('./http/pages/vite-pages.ts')).vitePages()
  return (await import('./http/pages/built-pages.ts')).builtPages()
}

/** Replaced by the real log once it exists. */
const logOfDatabase: Pick<Log, 'warn'> = { warn() {} }
surviveDatabaseErrors(logOfDatabase)
main().catch((error: unknown) => {
  // Not rethrown: an error of the database would only be logged.
  print(terminalMessage(error))
  process.exit(1)
})

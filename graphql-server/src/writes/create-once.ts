import { createHash } from 'node:crypto'
import { requestKeyInput } from '../../../schema/input/rules.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { raiseTaxonomyVersion, raiseVersion } from '../database/catalogue-version.ts'
import { changeRows, inTransaction } from '../database/transaction.ts'
import { ConflictError } from '../errors.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import type { TakenImage } from '../media/intake.ts'
import { withImages } from '../media/uploads/request-images.ts'
import type { Upload } from '../media/uploads/upload.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import { type Author, requestAuthor } from './trail.ts'

const keyLifetimeMs = 24 * 60 * 60 * 1000

export const requestKeyArg = builder.args((t) => ({
  requestKey: t.string({
    description:
      'Key chosen by the client, unique for each record to create, at most 255 characters. Repeating a key with the same account within 24 hours creates nothing and returns the same record; with other content it is a CONFLICT with the reason KEY_REUSED and the `id` of that record.',
  }),
}))

/** A call that creates one record of the catalogue. */
export interface CreateCall {
  /** Mutation name: the same key in another mutation counts as other content. */
  mutation: string
  requestKey: string | null | undefined
  /** Validated input without its files. */
  input: object
  files: readonly Upload[]
}

/** A key of one account, both hashed, in hex. */
interface RequestKey {
  userId: number
  keyHash: string
}

/** Rolls back a call that was overtaken by another one with the same key. */
class CreatedBefore extends Error {
  readonly id: number
  constructor(id: number) {
    super()
    this.id = id
  }
}

/**
 * Creates one record with its pictures, once per request key (create-once).
 *
 * A known key is compared before any picture is processed. A new one is claimed in the transaction of the create: a
 * second call with the same key waits there for the first, and a failed call leaves no key.
 *
 * @param create writes the rows and returns the record's id; the catalogue's version is raised after it
 * @returns id of the record, created now or by the first call with the key
 * @throws ConflictError with the reason KEY_REUSED when the key was sent with other content; errors of `create` and
 * the image intake, after which nothing is stored
 */
export async function createOnce(
  context: Context,
  call: CreateCall,
  create: (transaction: Prisma.TransactionClient, author: Author, images: TakenImage[]) => Promise<number>,
): Promise<number> {
  const { images, prisma } = context
  const author = await requestAuthor(context)
  const key = toRequestKey(call, author)
  const known = key && (await findKey(prisma, key))
  if (known) return sameCreate(known, contentHash(call, await Promise.all(call.files.map(hashOfFile))))
  try {
    return await withImages(images, call.files, (taken) => {
      const hash = contentHash(
        call,
        taken.map(({ sentHash }) => sentHash),
      )
      const work = async (transaction: Prisma.TransactionClient) => {
        if (key) await claimKey(transaction, key, hash)
        const id = await create(transaction, author, taken)
        if (key)
          await transaction.requestKey.update({ where: { userId_keyHash: key }, data: { entityId: id } })
        await (call.mutation === 'createBusiness'
          ? raiseVersion(transaction, [id])
          : raiseTaxonomyVersion(transaction))
        return id
      }
      // If the response to COMMIT is lost, the retry finds out by the key whether it succeeded.
      return inTransaction(prisma, work, { isRepeatable: key !== null })
    })
  } catch (error) {
    if (error instanceof CreatedBefore) return error.id
    throw error
  }
}

/**
 * Deletes expired keys.
 *
 * @param now milliseconds since 1970
 * @returns number of keys deleted
 */
export async function purgeRequestKeys(prisma: PrismaClient, now = Date.now()): Promise<number> {
  const expired = { createdAt: { lte: new Date(now - keyLifetimeMs) } }
  return changeRows(prisma, (transaction) => transaction.requestKey.deleteMany({ where: expired }))
}

function toRequestKey({ requestKey }: CreateCall, { actorId }: Author): RequestKey | null {
  const text = parseInput(requestKeyInput, requestKey, 'requestKey')
  return text == null || actorId === null ? null : { userId: actorId, keyHash: sha256(text) }
}

function findKey(prisma: PrismaClient, key: RequestKey) {
  const createdAt = { gt: new Date(Date.now() - keyLifetimeMs) }
  return prisma.requestKey.findUnique({ where: { userId_keyHash: key, createdAt } })
}

/**
 * Writes a key in the transaction that creates its record, once no other transaction holds it.
 *
 * @throws CreatedBefore or ConflictError when another call has created the record
 */
async function claimKey(
  transaction: Prisma.TransactionClient,
  { userId, keyHash }: RequestKey,
  contentHash: string,
): Promise<void> {
  const expired = { lte: new Date(Date.now() - keyLifetimeMs) }
  await transaction.requestKey.deleteMany({ where: { userId, keyHash, createdAt: expired } })
  // An upsert takes an exclusive lock: with plain inserts, two that wait for a third could deadlock.
  await transaction.$executeRaw`
    INSERT INTO request_keys (user_id, key_hash, content_hash) VALUES (${userId}, ${keyHash}, ${contentHash})
    ON DUPLICATE KEY UPDATE user_id = user_id`
  const row = await transaction.requestKey.findUniqueOrThrow({
    where: { userId_keyHash: { userId, keyHash } },
  })
  if (row.entityId !== null) throw new CreatedBefore(sameCreate(row, contentHash))
}

/**
 * @returns id of the record that the first call with a key created
 * @throws ConflictError when this call has other content
 */
function sameCreate(row: { contentHash: string; entityId: number | null }, contentHash: string): number {
  const id = row.entityId ?? 0
  if (row.contentHash === contentHash) return id
  throw new ConflictError('KEY_REUSED', texts.keyReused, { existingId: String(id) })
}

/** @param files SHA-256 of each, in order */
function contentHash({ mutation, input }: CreateCall, files: readonly string[]): string {
  return sha256(JSON.stringify([mutation, input, files]))
}

async function hashOfFile(upload: Upload): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of (await upload).createReadStream()) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

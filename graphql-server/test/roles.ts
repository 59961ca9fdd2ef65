import { createHash } from 'node:crypto'
import type { Pool } from 'mariadb'
import { localDate } from '../../schema/hours/calendar.ts'
import { hashPassword } from '../src/sessions/password.ts'
import { issueToken } from '../src/sessions/token.ts'
import type { TestDatabase } from './database.ts'
import { freshServices } from './services.ts'
import { insertSmallCatalogue } from './small-catalogue.ts'

/** The callers: a visitor; an account without anything; one that owns establishments; an administrator. */
export const roles = ['visitor', 'user', 'owner', 'admin'] as const
export type Role = (typeof roles)[number]

/** Ids of the accounts. There is one administrator more, so that one may go. */
export const accounts = { user: 1, owner: 2, admin: 3, otherAdmin: 4 } as const

/** The password of every account. */
export const password = 'senha-de-teste'
const passwordHash = hashPassword(password)

export const roleEmail = (role: Role | 'otherAdmin') => `${role.toLowerCase()}@guiadovale.test`

/** What a link for a forgotten password holds; there is one for each role, of some account. */
export const linkToken = (role: Role) => `link-of-${role}`

/** The id of the open session that each account has. */
export const sessionName = (name: keyof typeof accounts) => String(accounts[name]).repeat(32)

/** The token of an account's open session; null for a visitor. */
export function roleToken(role: Role): string | undefined {
  if (role === 'visitor') return undefined
  const claims = { id: accounts[role], version: 0, sessionId: sessionName(role) }
  return issueToken(freshServices().secret, claims, false).token
}

/** A token from before sessions were kept in the database. */
export function oldToken(role: Exclude<Role, 'visitor'>, version = 0): string {
  return issueToken(freshServices().secret, { id: accounts[role], version }, false).token
}

/**
 * Everything that rights can be tried on, with ids to know by heart: the small catalogue; of each noun one that nothing
 * uses (city 4, neighborhood 1, category 3, subcategory 4, attribute 2); establishment 2, which the owner owns, with photos 1 and 2;
 * favorite 1 of the user, 2 of the owner and 3 of the administrator; an open session of each account; passkey 1 of the owner; invitation 1, and one for each role; entry 1 of the trail, which deleted category 9;
 * proposal 1, of another phone of establishment 2; proposal 2, the user's claim to it by evidence.
 */
export async function insertWorld({ pool, prisma }: TestDatabase): Promise<void> {
  await deleteRows(pool)
  await insertSmallCatalogue(prisma)
  await prisma.city.create({ data: { id: 4, name: 'Vazia', slug: 'vazia' } })
  await prisma.category.create({ data: { id: 3, name: 'Vazia', slug: 'vazia' } })
  const hash = await passwordHash
  await prisma.user.createMany({
    data: (Object.keys(accounts) as (keyof typeof accounts)[]).map((name) => ({
      id: accounts[name],
      name,
      email: roleEmail(name),
      phone: '12999990000',
      passwordHash: hash,
      role: name.toLowerCase().endsWith('admin') ? ('admin' as const) : ('user' as const),
    })),
  })
  await prisma.session.createMany({
    data: (Object.keys(accounts) as (keyof typeof accounts)[]).map((name) => ({
      id: sessionName(name),
      userId: accounts[name],
      tokenVersion: 0,
      device: 'Chrome no Windows',
      lastUsedOn: new Date(`${localDate(Date.now())}T00:00:00Z`),
      expiresAt: new Date(Date.now() + 60_000),
    })),
  })
  await prisma.image.createMany({
    data: [1, 2].map((id) => ({
      id,
      hash: String(id).repeat(64),
      format: 'webp',
      width: 8,
      height: 8,
      bytes: 8,
      color: '#ffffff',
    })),
  })
  const { id: _, ...columns } = await prisma.business.findUniqueOrThrow({ where: { id: 1 } })
  const data = {
    ...columns,
    id: 2,
    whatsapp: '12991234567',
    slug: 'padaria-da-serra',
    name: 'Padaria da Serra',
    ownerId: accounts.owner,
  }
  await prisma.business.create({ data })
  await prisma.businessCategory.create({ data: { businessId: 2, categoryId: 2, position: 0 } })
  await prisma.photo.createMany({
    data: [1, 2].map((id) => ({ id, businessId: 2, imageId: id, position: id })),
  })
  await prisma.favorite.createMany({
    data: (['user', 'owner', 'admin'] as const).map((role, index) => ({
      id: index + 1,
      userId: accounts[role],
      businessId: 1,
    })),
  })
  await prisma.auditEntry.create({ data: { id: 1, action: 'delete', entity: 'category', entityId: 9 } })
  const changes = { email: { before: 'pizza@guiadovale.test', after: null } }
  await prisma.auditEntry.create({
    data: { id: 2, action: 'update', entity: 'business', entityId: 2, changes },
  })
  const row = { id: 9, name: 'Lazer', slug: 'lazer', createdAt: '2026-01-01T12:00:00.000Z', iconId: null }
  await prisma.deletion.create({
    data: { auditEntryId: 1, at: new Date(), state: { row, parent: null } },
  })
  await prisma.proposal.create({
    data: {
      id: 1,
      businessId: 2,
      cityId: columns.cityId,
      kind: 'CORRECTION',
      topic: 'PHONE',
      seen: { phone: columns.phone },
      proposed: { phone: '1236214455' },
      contentHash: '1'.repeat(64),
    },
  })
  await prisma.proposal.create({
    data: {
      id: 2,
      businessId: 2,
      cityId: columns.cityId,
      kind: 'CLAIM',
      topic: 'CLAIM',
      seen: { ownerId: accounts.owner },
      proposed: { ownerId: accounts.user },
      contentHash: '2'.repeat(64),
      claim: { create: { claimantId: accounts.user, method: 'EVIDENCE' } },
    },
  })
  await prisma.passwordReset.createMany({
    data: roles.map((role, index) => ({
      userId: index + 1,
      tokenHash: createHash('sha256').update(linkToken(role)).digest('hex'),
      expiresAt: new Date(Date.now() + 60_000),
    })),
  })
  const key = { counter: 0, transports: '', name: 'Notebook', publicKey: Uint8Array.of(1) }
  await prisma.passkey.create({
    data: { id: 1, userId: accounts.owner, credentialId: Uint8Array.of(9, 9, 9), ...key },
  })
  await prisma.invitation.createMany({
    data: ['invitation', ...roles.map((role) => `invitation-of-${role}`)].map((token, index) => ({
      id: index + 1,
      name: token,
      email: `${token}@novo.test`,
      role: 'user' as const,
      tokenHash: createHash('sha256').update(token).digest('hex'),
      expiresAt: new Date(Date.now() + 60_000),
    })),
  })
}

/** A checksum of each table, which changes with any write. */
export async function databaseChecksum({ pool }: TestDatabase): Promise<string> {
  return JSON.stringify(await pool.query(`CHECKSUM TABLE ${(await tableNames(pool)).join()}`))
}

/** A tenth of the time that emptying the tables takes; only the next ids go on. */
async function deleteRows(pool: Pool): Promise<void> {
  const tables = await tableNames(pool)
  const kept = ['`_prisma_migrations`', '`_migration_lease`', '`_migration_progress`', '`catalogue_version`']
  const connection = await pool.getConnection()
  try {
    await connection.query('SET FOREIGN_KEY_CHECKS = 0')
    await connection.beginTransaction()
    for (const table of tables.filter((name) => !kept.includes(name)))
      await connection.query(`DELETE FROM ${table}`)
    await connection.query('UPDATE catalogue_version SET version = version + 1')
    await connection.commit()
    await connection.query('SET FOREIGN_KEY_CHECKS = 1')
  } finally {
    await connection.release()
  }
}

async function tableNames(pool: Pool): Promise<string[]> {
  const rows = await pool.query<{ name: string }[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY 1',
  )
  return rows.map(({ name }) => `\`${name}\``)
}

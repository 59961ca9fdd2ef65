import { readStored } from '../../src/businesses/stored.ts'
import type { PrismaClient } from '../../src/generated/prisma/client.ts'
import { valueHash } from '../../src/sources/hashes.ts'

type Fields = Readonly<Record<string, unknown>>

/** Fields whose values are ids, which differ where a transaction was rolled back. */
const idFields = ['cityId', 'neighborhoodId', 'categoryIds', 'subcategoryIds']

/**
 * All that runs of a source have left, by the reference of each place: without ids, times and keys of acts, so that two equal
 * catalogues are equal here however many runs each took.
 */
export async function catalogueState(prisma: PrismaClient) {
  const records = await prisma.sourceRecord.findMany({ orderBy: { reference: 'asc' } })
  const stored = await readStored(
    prisma,
    records.map(({ businessId }) => businessId),
  )
  const fieldsOf = new Map(stored.map(({ id, fields }) => [id, fields as Fields]))
  const reference = new Map(records.map((record) => [record.businessId, record.reference]))
  const slugs = await readSlugs(prisma)
  const named = (field: string, value: unknown) => {
    if (!idFields.includes(field) || value === null) return value
    return Array.isArray(value)
      ? value.map((id) => slugs.get(`${field} ${id}`)).sort()
      : slugs.get(`${field} ${value}`)
  }
  const withNames = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, named(field, value)]))
  const rows = await prisma.business.findMany({ select: { id: true, slug: true, version: true } })
  const sources = await prisma.fieldSource.findMany()
  const proposals = await prisma.proposal.findMany({
    include: { submissions: { include: { submission: true } } },
  })
  const entries = await prisma.auditEntry.findMany({ include: { partOf: true } })
  const acts = entries.filter(({ action }) => action === 'import')
  const actKeys = new Set(acts.map(({ actKey }) => actKey))
  return {
    businesses: byText(
      rows.map(({ id, ...row }) => ({
        reference: reference.get(id),
        ...row,
        ...withNames(fieldsOf.get(id) ?? {}),
      })),
    ),
    records: records.map(({ reference, contentHash, proposed, vanishedOn, actKey }) => ({
      ...{ reference, contentHash, vanishedOn },
      proposed: (proposed as string[]).map((each) => each.split(' ').slice(0, 2)),
      isMadeByAct: actKeys.has(actKey),
    })),
    sources: byText(
      sources.map(({ businessId, field, valueHash: hash, ...row }) => ({
        ...{ reference: reference.get(businessId), field, ...row },
        hash: idFields.includes(field) ? hash === valueHash(fieldsOf.get(businessId)?.[field]) : hash,
      })),
    ),
    proposals: byText(
      proposals.map(({ businessId, topic, kind, state, seen, proposed, contentHash, times, ...row }) => ({
        ...{ reference: reference.get(businessId), topic, kind, state, seen, proposed, contentHash, times },
        ...{ overflow: row.overflow, overflowTimes: row.overflowTimes, isOfAct: actKeys.has(row.actKey) },
        notes: row.submissions.map(({ submission }) => submission.note),
      })),
    ),
    trail: byText(
      entries
        .filter(({ action }) => action !== 'import')
        .map(({ action, entity, entityId, name, changes, partOf }) => ({
          ...{ action, entity, name, act: partOf?.action },
          reference: entity === 'business' ? reference.get(entityId) : null,
          changes:
            entity === 'business'
              ? Object.entries(changes as Record<string, { before: unknown; after: unknown }>).map(
                  ([field, { before, after }]) => [field, named(field, before), named(field, after)],
                )
              : null,
        })),
    ),
  }
}

const byText = <Row>(rows: Row[]): Row[] =>
  rows
    .map((row) => [JSON.stringify(row), row] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row)

/** By field and id. */
async function readSlugs(prisma: PrismaClient): Promise<Map<string, string>> {
  const [cities, neighborhoods, categories, subcategories] = [
    await prisma.city.findMany(),
    await prisma.neighborhood.findMany({ include: { city: true } }),
    await prisma.category.findMany(),
    await prisma.subcategory.findMany(),
  ]
  return new Map([
    ...cities.map(({ id, slug }) => [`cityId ${id}`, slug] as const),
    ...neighborhoods.map(({ id, slug, city }) => [`neighborhoodId ${id}`, `${city.slug}/${slug}`] as const),
    ...categories.map(({ id, slug }) => [`categoryIds ${id}`, slug] as const),
    ...subcategories.map(({ id, slug }) => [`subcategoryIds ${id}`, slug] as const),
  ])
}

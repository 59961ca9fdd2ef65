import { localDate } from '../../schema/hours/calendar.ts'
import { formatDate } from '../../schema/hours/exceptions.ts'
import type { PrismaClient } from '../src/generated/prisma/client.ts'

/**
 * Adds rows to every table that a list reads, each with all that a list can lead to: a city with a neighborhood and a
 * picture, a category with a subcategory, an attribute that it answers, an account with a photo that owns an establishment with photos, favorites of
 * account 1, what was done to it, and the deletion of another like it.
 *
 * @param from the first id
 * @param to the last one
 */
export async function insertRowsOfEverything(prisma: PrismaClient, from: number, to: number): Promise<void> {
  const ids = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const named = (what: string) => (id: number) => ({ id, name: `${what} ${id}`, slug: `${what}-${id}` })
  const rows = <Row>(make: (id: number) => Row) => ({ data: ids.map(make) })
  // One city, so that they are related; their neighborhoods lead to one each.
  const isIn = (id: number) => ({ cityId: 1, neighborhoodId: id, ownerId: id })
  const said = { description: '', excerpt: '', phone: '12999990000', latitude: -23, longitude: -45.5 }
  const pixels = { format: 'webp', width: 8, height: 8, bytes: 8, color: '#ffffff' }
  const account = { phone: '12999990000', passwordHash: 'none' }
  const open = { tokenVersion: 0, device: 'Firefox no Linux', expiresAt: new Date(Date.now() + 1e9) }
  const done = { action: 'update', entity: 'business', changes: { cityId: { before: 1, after: 2 } } }
  await prisma.image.createMany(rows((id) => ({ id, hash: `${id}`.padStart(64, '0'), ...pixels })))
  await prisma.city.createMany(rows((id) => ({ ...named('city')(id), imageId: id, isPopular: true })))
  await prisma.neighborhood.createMany(rows((id) => ({ ...named('neighborhood')(id), cityId: id })))
  await prisma.category.createMany(rows((id) => ({ ...named('category')(id), iconId: id })))
  await prisma.subcategory.createMany(rows((id) => ({ ...named('kind')(id), categoryId: id, iconId: id })))
  await prisma.sourceCategory.createMany(
    rows((id) => ({ name: `shop=${id}`, isListed: true, subcategoryId: id })),
  )
  await prisma.user.createMany(
    rows((id) => ({ ...account, id, name: 'x', email: `${id}@x.test`, photoId: id })),
  )
  await prisma.session.createMany(
    rows((id) => ({ ...open, id: `${id}`.padStart(32, '0'), userId: 1, lastUsedOn: new Date() })),
  )
  const unsent = { content: Uint8Array.of(1), urgency: 1, nextAt: open.expiresAt, expiresAt: open.expiresAt }
  await prisma.waitingMail.createMany(
    rows((id) => ({ ...unsent, id, recipient: `${id}@x.test`, lastFailure: 'away' })),
  )
  const key = { publicKey: Uint8Array.of(1), counter: 0, transports: '', name: 'x', userId: 1 }
  await prisma.passkey.createMany(
    rows((id) => ({ ...key, id, credentialId: Uint8Array.of(id >> 8, id & 255) })),
  )
  await prisma.invitation.createMany(
    rows((id) => ({
      id,
      name: 'x',
      email: `${id}@x.test`,
      role: 'user' as const,
      tokenHash: `${id}`.padStart(64, '0'),
      expiresAt: open.expiresAt,
    })),
  )
  await prisma.business.createMany(
    rows((id) => ({ ...named('b')(id), ...isIn(id), ...said, searchName: `b ${id}` })),
  )
  // All have category 1, too, so that each is related to the others.
  const categories = ids.flatMap((id) =>
    (id === 1 ? [1] : [1, id]).map((of, position) => ({ of, id, position })),
  )
  await prisma.businessCategory.createMany({
    data: categories.map(({ of, id, position }) => ({ businessId: id, categoryId: of, position })),
  })
  await prisma.businessSubcategory.createMany(
    rows((id) => ({ businessId: id, subcategoryId: id, position: 0 })),
  )
  const asked = { question: 'x', group: 'x', options: '[]', isFilter: true }
  await prisma.attribute.createMany(rows((id) => ({ ...named('attribute')(id), ...asked })))
  await prisma.attributeCategory.createMany(rows((id) => ({ attributeId: id, categoryId: id })))
  await prisma.businessAttribute.createMany(rows((id) => ({ businessId: id, attributeId: id, value: 'yes' })))
  await prisma.businessArea.createMany(
    rows((id) => ({ businessId: id, position: 0, cityId: id, neighborhoodId: id })),
  )
  await prisma.photo.createMany(rows((id) => ({ businessId: id, imageId: id, position: 0 })))
  await prisma.confirmation.createMany(
    rows((id) => ({ businessId: id, topic: 'PHONE' as const, valueHash: 'x', confirmedOn: '2026-11-20' })),
  )
  await prisma.likelyPair.createMany(
    rows((id) => ({ firstId: id, secondId: 1, score: 90, reasons: 'SAME_NAME' })),
  )
  await prisma.distinctPair.createMany(rows((id) => ({ firstId: id, secondId: 1e6, decidedById: id })))
  await prisma.favorite.createMany(rows((id) => ({ userId: 1, businessId: id })))
  await prisma.auditEntry.createMany(rows((id) => ({ ...done, id, entityId: id, actorId: id })))
  const deleted = rows((id) => ({ id: 1e6 + id, action: 'delete', entity: 'business', entityId: 1e6 + id }))
  const kept = { at: new Date(), state: { row: { name: 'Açaí «do Zé»\n\\ "x" 😀', latitude: -23.0000001 } } }
  await prisma.auditEntry.createMany(deleted)
  await prisma.deletion.createMany(rows((id) => ({ ...kept, auditEntryId: 1e6 + id, ownerId: id })))
  await prisma.keptImage.createMany(rows((id) => ({ deletionId: 1e6 + id, imageId: id })))
  await prisma.keptFavorite.createMany(
    rows((id) => ({ deletionId: 1e6 + id, userId: 1, createdAt: new Date() })),
  )
  const seen = { cityId: 1, specialHours: null }
  const proposed = { cityId: 2, specialHours: `${formatDate(localDate(Date.now()))} fechado` }
  const proposal = { kind: 'OWNER' as const, topic: 'SPECIAL_HOURS', seen, proposed, contentHash: 'x' }
  await prisma.proposal.createMany(
    rows((id) => ({ ...proposal, id, businessId: id, cityId: id, decidedById: id })),
  )
  await prisma.submission.createMany(rows((id) => ({ id, businessId: id, senderId: 1, note: 'x' })))
  await prisma.digestNotice.createMany(
    rows((id) => ({ recipient: `${id}@x.test`, submissionId: id, outcome: 'ACCEPTED' as const })),
  )
  await prisma.contactNotice.createMany(rows((id) => ({ auditEntryId: id, businessId: id, recipientId: id })))
  await prisma.submittedProposal.createMany(rows((id) => ({ submissionId: id, proposalId: id })))
  await prisma.proposalPhoto.createMany(rows((id) => ({ proposalId: id, position: 0, imageId: id })))
  const claim = { method: 'PHONE' as const, claimantId: 1, provedById: 1 }
  await prisma.claim.createMany(rows((proposalId) => ({ ...claim, proposalId })))
  const contact = { contact: '12999990000', isNotice: false, isReached: true, actorId: 1 }
  await prisma.claimContact.createMany(rows((proposalId) => ({ ...contact, proposalId })))
  const code = { method: 'PHONE' as const, expiresAt: new Date(), drawnById: 1 }
  await prisma.claimCode.createMany(rows((id) => ({ ...code, proposalId: id, businessId: id })))
  await prisma.erasure.createMany(
    rows((id) => ({ hash: String(id).padStart(64, '0'), protocol: id, erasedOn: '2026-11-26' })),
  )
  await prisma.businessMerge.createMany(
    rows((id) => ({ goneId: 2e6 + id, goneSlug: `gone-${id}`, keptId: id, auditEntryId: id, moved: {} })),
  )
  const photos = {
    actorId: 1,
    fills: false,
    isSource: false,
    items: [],
    total: 1,
    problems: { counts: {}, listed: [] },
  }
  await prisma.photoImport.createMany(
    rows((id) => ({ ...photos, id, actKey: `act ${id}`, archive: `archive ${id}` })),
  )
  const day = new Date(new Date().toISOString().slice(0, 10))
  await prisma.searchMiss.createMany(rows((id) => ({ day, words: `palavra ${id}`, visitors: 5 })))
  await prisma.$executeRaw`UPDATE catalogue_version SET version = version + 1`
}

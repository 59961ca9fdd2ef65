import { beforeEach, expect, it } from 'vitest'
import { removalTools } from '../../../schema/removal-tools.ts'
import { accountJourney, answeredField, firstFailure } from '../../test/account-journey.ts'
import { raiseVersion } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { useImages } from '../../test/pictures.ts'
import { accounts, insertWorld } from '../../test/roles.ts'
import type { Viewer } from '../context.ts'
import { texts } from '../messages/texts.ts'

const database = useDatabase()
const pictures = useImages(database)
const admin: Viewer = { id: accounts.admin, role: 'admin' }
const owner: Viewer = { id: accounts.owner, role: 'user' }
let journey: ReturnType<typeof accountJourney>

beforeEach(async () => {
  await insertWorld(database)
  const data = { street: 'Rua das Flores', number: '417', zipCode: '12345678', ownerId: accounts.owner }
  await database.prisma.business.update({ where: { id: 2 }, data })
  await raiseVersion(database.pool)
  journey = accountJourney({ ...database, images: pictures.images })
})

const ask = (document: string, viewer?: Viewer) => journey.ask(document, viewer ? { viewer } : {})
const save = (input: string) =>
  ask(`mutation { updateBusiness(id: 2, input: { ${input} }) { addressWarnings updatedAt } }`, admin)
const hide = () => save('addressHidden: true, areas: [{ cityId: 1 }]')

it('the owner gets one mail with the removal tools, once the address is hidden', async () => {
  const before = journey.mails.length
  await hide()
  await save('phone: "(12) 3622-8888"')
  await save('addressHidden: true')
  const [tool = ''] = Object.values(removalTools)
  // The changed phone has a mail of its own.
  const sent = journey.mails.slice(before).filter((mail) => JSON.stringify(mail).includes(tool))
  expect(sent.map(({ to }) => to)).toEqual(['owner@guiadovale.test'])
  for (const url of Object.values(removalTools)) expect(JSON.stringify(sent)).toContain(url)
})

it('hiding changes when the profile was last changed', async () => {
  const { updatedAt } = await database.prisma.business.findUniqueOrThrow({ where: { id: 2 } })
  await hide()
  const after = await database.prisma.business.findUniqueOrThrow({ where: { id: 2 } })
  expect(Number(after.updatedAt)).toBeGreaterThan(Number(updatedAt))
})

it('a save says which public texts hold the address, to those who may read it', async () => {
  const { inName, inDescription } = texts.businesses.hiddenAddress
  await save('name: "Padaria das Flores 417", description: "<p>CEP 12345-678</p>"')
  const warned = answeredField<{ addressWarnings: string[] }>(await hide(), 'updateBusiness')
  expect(warned.addressWarnings).toEqual([inName, inDescription])
  const read = '{ business(id: 2) { addressWarnings } }'
  expect(answeredField(await ask(read, owner), 'business')).toEqual({
    addressWarnings: [inName, inDescription],
  })
  expect(answeredField(await ask(read), 'business')).toEqual({ addressWarnings: [] })
})

it('a city or neighborhood that somebody serves is not deleted', async () => {
  await save('areas: [{ cityId: 4 }, { cityId: 1, neighborhoodId: 1 }]')
  const refused = async (document: string) => firstFailure(await ask(document, admin))
  expect(await refused('mutation { deleteCity(id: 4) }')).toMatchObject({ code: 'CONFLICT' })
  const failure = await refused('mutation { deleteNeighborhood(id: 1) }')
  expect(failure).toMatchObject({ code: 'CONFLICT' })
  expect(await database.prisma.neighborhood.count({ where: { id: 1 } })).toBe(1)
})

it('an owner proposes to hide the address, and an accepted proposal never shows it', async () => {
  const propose = (values: string) =>
    ask(
      `mutation { proposeChanges(businessId: 2, input: { topics: [AREA], values: { ${values} } }) { token } }`,
      owner,
    )
  const accept = async () => {
    const { id } = await database.prisma.proposal.findFirstOrThrow({
      where: { topic: 'AREA', state: 'OPEN' },
    })
    return ask(`mutation { acceptProposal(id: ${id}, confirmed: true) { id } }`, admin)
  }
  expect(
    firstFailure(
      await propose('addressHidden: true, areas: [{ cityId: 1 }, { cityId: 3, neighborhoodId: 3 }]'),
    ),
  ).toBeNull()
  expect(firstFailure(await accept())).toBeNull()
  const stored = () =>
    database.prisma.business.findUniqueOrThrow({
      where: { id: 2 },
      include: { areas: { orderBy: { position: 'asc' } } },
    })
  expect(await stored()).toMatchObject({ addressHidden: true, areas: [{ cityId: 1 }, { cityId: 3 }] })
  expect(firstFailure(await propose('addressHidden: false'))?.fields).toEqual({
    'input.values.addressHidden': texts.proposals.hiddenForGood,
  })
  expect(firstFailure(await propose('areas: [{ cityId: 4 }, { cityId: 3, neighborhoodId: 3 }]'))).toBeNull()
  expect(firstFailure(await accept())).toBeNull()
  expect((await stored()).areas.map(({ cityId }) => cityId)).toEqual([4, 3])
})

it('who owned it before reads no hidden value in its proposals', async () => {
  const { prisma } = database
  const former: Viewer = { id: accounts.user, role: 'user' }
  const propose = (number: string, viewer: Viewer, neighborhoodId = 2) =>
    ask(
      `mutation { proposeChanges(businessId: 2, input: { topics: [ADDRESS], values: {
        address: { number: "${number}", neighborhoodId: ${neighborhoodId} } } }) { token } }`,
      viewer,
    )
  await prisma.business.update({ where: { id: 2 }, data: { ownerId: former.id, neighborhoodId: 3 } })
  expect(firstFailure(await propose('500', former))).toBeNull()
  await prisma.business.update({ where: { id: 2 }, data: { ownerId: owner.id } })
  await prisma.proposal.updateMany({ where: { topic: 'ADDRESS' }, data: { overflow: { number: '501' } } })
  await hide()
  const items = '{ items { changes current isOutdated overflow references { name } } }'
  const mine = async (viewer: Viewer) => {
    const answer = await ask(`{ myProposals ${items} }`, viewer)
    return answeredField<{ items: object[] }>(answer, 'myProposals').items
  }
  const nothing = { changes: {}, current: {}, isOutdated: false, overflow: {}, references: [] }
  expect(await mine(former)).toEqual([nothing])
  await prisma.business.update({ where: { id: 2 }, data: { number: '418', neighborhoodId: 2 } })
  expect(await mine(former)).toEqual([nothing])
  const queued = answeredField<{ items: object[] }>(
    await ask(`{ proposalPage ${items} }`, admin),
    'proposalPage',
  )
  expect(queued.items).toContainEqual(
    expect.objectContaining({ current: { number: '418', neighborhoodId: 2 }, isOutdated: true }),
  )
  expect(firstFailure(await propose('502', owner, 3))).toBeNull()
  expect(await mine(former)).toEqual([nothing])
  expect(await mine(owner)).toMatchObject([{ changes: { number: { before: '418', after: '502' } } }])
  const proposed = async (viewer: Viewer) => {
    const answer = await ask('{ myData }', viewer)
    interface Data {
      submissions: { proposals: { proposed: object }[] }[]
    }
    const { submissions } = answeredField<Data>(answer, 'myData')
    return submissions.flatMap(({ proposals }) => proposals.map((proposal) => proposal.proposed))
  }
  expect(await proposed(former)).toEqual([{}])
  expect(await proposed(owner)).toEqual([{ number: '502', neighborhoodId: 3 }])
})

import { beforeEach, describe, expect, it } from 'vitest'
import { insertAccessibilityAttributes } from '../../test/accessibility-attributes.ts'
import { accountJourney, answeredField, firstFailure } from '../../test/account-journey.ts'
import { useDatabase } from '../../test/database.ts'
import { accounts, insertWorld } from '../../test/roles.ts'
import { attributeId } from '../answers/fields.ts'
import type { Viewer } from '../context.ts'

const database = useDatabase()
const admin: Viewer = { id: accounts.admin, role: 'admin' }
const owner: Viewer = { id: accounts.owner, role: 'user' }
let journey: ReturnType<typeof accountJourney>
beforeEach(async () => {
  await insertWorld(database)
  await database.prisma.proposal.deleteMany()
  journey = accountJourney(database)
})

const own = (attributes: object[]) =>
  journey.ask(
    `mutation ($input: ProposalInput!) {
      proposeChanges(businessId: 2, input: $input) { receipts { topic outcome } }
    }`,
    { variables: { input: { topics: ['ATTRIBUTES'], values: { attributes } } }, viewer: owner },
  )
const correct = (attributes: object[]) =>
  journey.ask(
    `mutation ($input: ProposalInput!) {
      proposeCorrection(slug: "padaria-da-serra", input: $input) { receipts { topic } }
    }`,
    { variables: { input: { topics: ['ATTRIBUTES'], values: { attributes } } } },
  )
const proposals = () => database.prisma.proposal.findMany({ orderBy: { id: 'asc' } })
const stored = async () => {
  const rows = await database.prisma.businessAttribute.findMany({ where: { businessId: 2 } })
  return rows.map(({ attributeId, value }) => [attributeId, value])
}

it('an owner proposes answers, which an administrator accepts as a change in the trail', async () => {
  const answer = await own([
    { slug: 'ambiente', value: 'aberto' },
    { slug: 'aceita-pix', value: 'no' },
  ])
  expect(answeredField(answer, 'proposeChanges')).toEqual({
    receipts: [{ topic: 'ATTRIBUTES', outcome: 'RECEIVED' }],
  })
  const [row] = await proposals()
  expect(row).toMatchObject({
    seen: { 'attribute:1': null, 'attribute:3': null },
    proposed: { 'attribute:1': 'no', 'attribute:3': 'aberto' },
  })
  expect(await stored()).toEqual([])
  const page = await journey.ask(
    '{ proposalPage(filter: { state: OPEN }) { items { changes references { entity id name options { name } } } } }',
    { viewer: admin },
  )
  const { items } = answeredField<{ items: { references: object[] }[] }>(page, 'proposalPage')
  expect(items[0]?.references).toEqual(
    expect.arrayContaining([
      { entity: 'ATTRIBUTE', id: '1', name: 'Aceita Pix', options: [] },
      {
        ...{ entity: 'ATTRIBUTE', id: '3', name: 'Ambiente' },
        options: [{ name: 'Ao ar livre' }, { name: 'Fechado' }],
      },
    ]),
  )
  const accept = `mutation { acceptProposal(id: ${row?.id}, confirmed: true) { id } }`
  expect(firstFailure(await journey.ask(accept, { viewer: admin }))).toBeNull()
  expect(await stored()).toEqual([
    [1, 'no'],
    [3, 'aberto'],
  ])
  const entry = await database.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
  expect(entry.changes).toEqual({
    'attribute:1': { before: null, after: 'no' },
    'attribute:3': { before: null, after: 'aberto' },
  })
})

it('a visitor proposes answers, not while the contacts are hidden', async () => {
  expect(firstFailure(await correct([{ slug: 'aceita-pix', value: 'yes' }]))).toBeNull()
  expect(await proposals()).toMatchObject([{ topic: 'ATTRIBUTES', kind: 'CORRECTION' }])
  await database.prisma.business.update({ where: { id: 2 }, data: { contactsHiddenUntil: '2999-01-01' } })
  expect(firstFailure(await correct([{ slug: 'aceita-pix', value: 'no' }]))).toMatchObject({
    code: 'BAD_USER_INPUT',
  })
})

it('answers are accepted by one key, a link by two after a warning', async () => {
  const propose = async (answer: { slug: string; value: string }) => {
    expect(firstFailure(await correct([answer]))).toBeNull()
    return (await proposals()).at(-1)?.id
  }
  const accept = async (id: number | undefined) =>
    firstFailure(await journey.ask(`mutation { acceptProposal(id: ${id}) { id } }`, { viewer: admin }))
  expect(await accept(await propose({ slug: 'aceita-pix', value: 'yes' }))).toBeNull()
  const id = await propose({ slug: 'cardapio', value: 'https://cantina.example' })
  expect(await accept(id)).toMatchObject({ code: 'CONFLICT' })
  const page = await journey.ask('{ proposalPage(filter: { state: OPEN }) { items { warnings } } }', {
    viewer: admin,
  })
  expect(answeredField(page, 'proposalPage')).toEqual({ items: [{ warnings: ['LINK'] }] })
})

it('wrong answers are refused, with the name of their attribute', async () => {
  const { errors } = await correct([{ slug: 'ambiente', value: 'yes' }])
  const fields = { 'input.values.attributes.0': 'Ambiente: escolha Ao ar livre ou Fechado.' }
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields })
})

it('an answer that the profile has already is refused', async () => {
  await database.prisma.businessAttribute.create({ data: { businessId: 2, attributeId: 1, value: 'yes' } })
  const { errors } = await correct([{ slug: 'aceita-pix', value: 'yes' }])
  expect(errors?.[0]?.extensions?.fields).toEqual({
    'input.values.attributes': 'Em “O que oferece”, o que você informou é o que já está no perfil.',
  })
})

describe('the topic ACCESS of an earlier release', () => {
  it('is read with the present answers, and accepted as answers', async () => {
    const { stepFreeEntrance: field, libras } = await insertAccessibilityAttributes(database.prisma)
    const data = { businessId: 2, attributeId: attributeId(field), value: 'no' }
    await database.prisma.businessAttribute.create({ data })
    const { id } = await database.prisma.proposal.create({
      data: {
        ...{ businessId: 2, cityId: 3, kind: 'OWNER', topic: 'ACCESS', contentHash: 'x'.repeat(64) },
        seen: { stepFreeEntrance: false, libras: null },
        proposed: { stepFreeEntrance: true, libras: false },
      },
    })
    const page = await journey.ask(
      '{ proposalPage(filter: { state: OPEN }) { items { topic changes current isOutdated } } }',
      { viewer: admin },
    )
    expect(answeredField<{ items: object[] }>(page, 'proposalPage').items).toEqual([
      {
        topic: 'ACCESS',
        changes: {
          stepFreeEntrance: { before: false, after: true },
          libras: { before: null, after: false },
        },
        current: { stepFreeEntrance: false, libras: null },
        isOutdated: false,
      },
    ])
    const accept = `mutation { acceptProposal(id: ${id}) { state } }`
    expect(firstFailure(await journey.ask(accept, { viewer: admin }))).toBeNull()
    const entry = await database.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
    expect(entry.changes).toEqual({
      [field]: { before: 'no', after: 'yes' },
      [libras]: { before: null, after: 'no' },
    })
  })

  it('and its fields are received as answers to attributes', async () => {
    const { libras } = await insertAccessibilityAttributes(database.prisma)
    const answer = await journey.ask(
      `mutation ($input: ProposalInput!) {
        proposeChanges(businessId: 2, input: $input) { receipts { topic } }
      }`,
      { variables: { input: { topics: ['ACCESS'], values: { libras: true } } }, viewer: owner },
    )
    expect(answeredField(answer, 'proposeChanges')).toEqual({ receipts: [{ topic: 'ATTRIBUTES' }] })
    expect(await proposals()).toMatchObject([{ topic: 'ATTRIBUTES', proposed: { [libras]: 'yes' } }])
  })
})

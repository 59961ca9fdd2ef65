import { expect, it } from 'vitest'
import { localDate } from '../../../schema/hours/calendar.ts'
import { useBusinessWrites } from '../../test/business-writes.ts'
import { useImports } from '../../test/imports.ts'
import { lastEntry, undoOperation } from '../../test/undos.ts'

const { database, run, create, update } = useBusinessWrites()
const files = useImports(database)

const hidden = { addressHidden: true, showsNeighborhood: false }
const areas = [{ cityId: '1' }]

/** The establishment as it is stored. */
const stored = (id: string) =>
  database.prisma.business.findUniqueOrThrow({
    where: { id: Number(id) },
    select: { addressHidden: true, showsNeighborhood: true, version: true, name: true },
  })

async function undoLast() {
  const entry = await lastEntry(database.prisma)
  return run(undoOperation, { entry, withChanged: true })
}

async function acceptArea(id: string, proposed: object) {
  const about = { businessId: Number(id), cityId: 3, kind: 'OWNER', topic: 'AREA' } as const
  const data = { ...about, seen: {}, proposed, contentHash: '1'.repeat(64) }
  const proposal = await database.prisma.proposal.create({ data })
  return run('mutation ($id: ID!) { acceptProposal(id: $id, confirmed: true) { state } }', {
    id: proposal.id,
  })
}

/** Writes of a hidden establishment by other ways than an administrator's own save of it. */
const writes: [name: string, write: (id: string) => Promise<unknown>, done: object][] = [
  [
    'a bulk edit of the neighborhood',
    (id) =>
      run(`mutation { editBusinesses(input: { ids: [${id}], neighborhoodId: 3 }) { addressHidden } }`, {}),
    { 0: { addressHidden: true } },
  ],
  [
    'a bulk change of the state',
    (id) => run(`mutation { changeBusinessState(input: { ids: [${id}], state: DRAFT }) { state } }`, {}),
    { 0: { state: 'DRAFT' } },
  ],
  [
    'hours of a date',
    async (id) => {
      const entry = `{ id: ${id}, version: ${(await stored(id)).version}, hours: "fechado" }`
      const input = `{ date: "${localDate(Date.now())}", entries: [${entry}] }`
      return run(`mutation { setDateHours(input: ${input}) { saved } }`, {})
    },
    { saved: [expect.any(String)] },
  ],
  [
    'a file without the columns',
    (id) => files.run(`id,nome\n${id},Outro nome`),
    { updated: 1, problems: [] },
  ],
  [
    'a file with empty cells',
    (id) => files.run(`id,nome,endereço não divulgado,mostrar bairro,rua\n${id},Outro nome,,,`),
    { updated: 1 },
  ],
  [
    'a file that says no',
    (id) => files.run(`id,nome,endereço não divulgado,mostrar bairro\n${id},Outro nome,não,sim`),
    { updated: 1 },
  ],
  ['an export that is imported again', async () => files.run(await files.exported()), { problems: [] }],
  [
    'an accepted proposal that shows the address',
    (id) => acceptArea(id, { addressHidden: false, servesRegion: true }),
    { state: 'ACCEPTED' },
  ],
  [
    'an accepted proposal from before, which shows the neighborhood',
    (id) => acceptArea(id, { addressHidden: true, showsNeighborhood: true }),
    { state: 'ACCEPTED' },
  ],
  [
    'the end of hidden contacts',
    (id) => run(`mutation { showContacts(businessId: ${id}) { addressHidden } }`, {}),
    { addressHidden: true },
  ],
]

it.each(writes)('%s does not show a hidden address or neighborhood', async (_name, write, done) => {
  const id = String((await create({ areas, addressHidden: true })).id)
  expect(await write(id)).toMatchObject(done)
  expect(await stored(id)).toMatchObject(hidden)
})

it.each<[string, (id: string) => Promise<unknown>]>([
  ['a save that hid it', (id) => update({ addressHidden: true }, id)],
  ['a save that hid the neighborhood too', (id) => update({ showsNeighborhood: false }, id)],
  ['an import that hid it', (id) => files.run(`id,nome,endereço não divulgado\n${id},Outro nome,sim`)],
])('the undo of %s does not show it', async (name, write) => {
  const isShown = !name.includes('neighborhood')
  const before = isShown ? {} : { addressHidden: true, showsNeighborhood: true }
  const id = String((await create({ areas, ...before })).id)
  await write(id)
  expect(await stored(id)).toMatchObject(hidden)
  await undoLast()
  expect(await stored(id)).toMatchObject(hidden)
})

it('the undo of an import before it was hidden gives back the other values alone', async () => {
  const id = String((await create({ areas })).id)
  await files.run(`id,nome,endereço não divulgado\n${id},Outro nome,não`)
  const entry = await lastEntry(database.prisma)
  await update({ addressHidden: true }, id)
  expect(await run(undoOperation, { entry, withChanged: true })).toMatchObject({ done: 1 })
  expect(await stored(id)).toMatchObject({ ...hidden, name: 'Pizzaria Bella Vista' })
})

it('an administrator’s own save shows them again', async () => {
  const id = String((await create({ areas, addressHidden: true })).id)
  await update({ showsNeighborhood: true }, id)
  expect(await stored(id)).toMatchObject({ addressHidden: true, showsNeighborhood: true })
  await update({ addressHidden: false }, id)
  expect(await stored(id)).toMatchObject({ addressHidden: false })
})

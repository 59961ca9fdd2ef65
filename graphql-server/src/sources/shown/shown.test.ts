import { beforeEach, expect, it } from 'vitest'
import { useBusinessWrites } from '../../../test/business-writes.ts'
import { lockOneStored } from '../../businesses/stored.ts'
import { exportBusinesses } from '../../csv/export/export.ts'
import { inTransaction } from '../../database/transaction.ts'
import { listedContacts } from '../../proposals/claims/contacts.ts'
import { valueHash } from '../hashes.ts'

const { database, run, create, update } = useBusinessWrites()

let id: string
beforeEach(async () => {
  id = String(
    (
      await create({
        name: 'Padaria Sol',
        phone: '(12) 3621-0001',
        address: { cityId: '3', neighborhoodId: '2', street: 'Rua A' },
      })
    ).id,
  )
  const values = { name: 'Padaria Sol', phone: '1236210001', street: 'Rua A', site: 'https://sol.com.br' }
  const origin = {
    source: 'Overture Maps',
    licence: 'CDLA Permissive 2.0',
    month: '2026-10',
    isWritten: true,
  }
  await database.prisma.fieldSource.createMany({
    data: Object.entries(values).map(([field, value]) => ({
      ...origin,
      field,
      businessId: Number(id),
      valueHash: valueHash(value),
    })),
  })
})

const shown = async () => {
  const query = 'query ($id: ID!) { business(id: $id) { sources { source licence month fields } } }'
  return (await run(query, { id })).sources
}

it('values have their source as long as they are those of their fields, also once they are back', async () => {
  const origin = { source: 'Overture Maps', licence: 'CDLA Permissive 2.0', month: '2026-10' }
  expect(await shown()).toEqual([{ ...origin, fields: ['name', 'phone', 'street'] }])
  await update({ phone: '(12) 3621-0002', name: 'Padaria Lua' }, id)
  expect(await shown()).toMatchObject([{ fields: ['street'] }])
  await update({ phone: '(12) 3621-0001', address: { street: null } }, id)
  expect(await shown()).toMatchObject([{ fields: ['phone'] }])
})

it('a hidden address has no source', async () => {
  await database.prisma.business.updateMany({ data: { addressHidden: true, servesRegion: true } })
  expect(await shown()).toMatchObject([{ fields: ['name', 'phone'] }])
})

it('an exported file names the sources', async () => {
  let text = ''
  for await (const piece of exportBusinesses({ prisma: database.prisma })) text += piece
  expect(text).toContain(';fontes dos dados\r\n')
  expect(text).toContain(';Overture Maps (CDLA Permissive 2.0), 2026-10\r\n')
})

it('a contact that a source has brought proves no claim', async () => {
  const contacts = () =>
    inTransaction(database.prisma, async (transaction) =>
      listedContacts(transaction, await lockOneStored(transaction, Number(id))),
    )
  expect(await contacts()).toMatchObject([{ value: '1236210001', isProposed: true }])
  await update({ phone: '(12) 3621-0002' }, id)
  expect((await contacts())[0]).toMatchObject({ value: '1236210002', isProposed: false })
})

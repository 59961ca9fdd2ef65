import { expect, it } from 'vitest'
import { useEntryWrites } from '../../test/entry-writes.ts'

const { create, update } = useEntryWrites()

it('a subcategory is active unless it says otherwise', async () => {
  expect((await create('Subcategory', { name: 'Sucos', categoryId: '2' })).saved).toMatchObject({
    active: true,
  })
  expect((await update('Subcategory', 1, { active: false })).saved).toMatchObject({ active: false })
})

import { expect, it } from 'vitest'
import { useEntryWrites } from '../../test/entry-writes.ts'

const { create, update } = useEntryWrites()

it('a category is not popular unless it says so, and an update keeps what it says', async () => {
  const { saved } = await create('Category', { name: 'Lazer', isPopular: true })
  expect((await update('Category', saved?.id ?? '', { name: 'Passeios' })).saved).toMatchObject({
    isPopular: true,
  })
  expect((await create('Category', { name: 'Esporte' })).saved).toMatchObject({
    isPopular: false,
    icon: null,
  })
})

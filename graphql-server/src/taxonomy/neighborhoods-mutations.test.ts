import { describe, expect, it } from 'vitest'
import { conflict, useEntryWrites } from '../../test/entry-writes.ts'

const { create, update } = useEntryWrites()

describe('a neighborhood', () => {
  it('may have the slug of one in another city, and no other of its own', async () => {
    expect((await create('Neighborhood', { name: 'Água Fria', cityId: '1' })).saved).toMatchObject({
      slug: 'agua-fria',
    })
    expect((await create('Neighborhood', { name: 'Água Fria', cityId: '1' })).saved).toMatchObject({
      slug: 'agua-fria-2',
    })
  })

  it('does not move to a city where its slug is taken, unless it gets another', async () => {
    const { saved } = await create('Neighborhood', { name: 'Centro', cityId: '2' })
    const id = saved?.id ?? ''
    expect(await update('Neighborhood', id, { cityId: '1' })).toEqual(
      conflict('SLUG_TAKEN', 'Este slug já está em uso nesta cidade.', 'slug'),
    )
    const moved = await update('Neighborhood', id, { cityId: '1', slug: null })
    expect(moved.saved).toMatchObject({ slug: 'centro-2', city: { id: '1' } })
  })
})

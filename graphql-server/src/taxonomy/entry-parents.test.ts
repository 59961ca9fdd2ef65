import { describe, expect, it } from 'vitest'
import { conflict, invalid, useEntryWrites } from '../../test/entry-writes.ts'

const { database, create, update } = useEntryWrites()

const trail = () => database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' }, select: { changes: true } })

describe('what belongs somewhere', () => {
  const neighborhood = { noun: 'Neighborhood', field: 'cityId', message: 'Selecione uma cidade' } as const
  const subcategory = {
    noun: 'Subcategory',
    field: 'categoryId',
    message: 'Selecione uma categoria',
  } as const

  it.each([neighborhood, subcategory])('$noun must belong to one that is there', async (of) => {
    for (const id of ['', '99', 'abc', '9999999999']) {
      expect(await create(of.noun, { name: 'Novo', [of.field]: id })).toEqual(invalid(of.field, of.message))
      expect(await update(of.noun, 1, { [of.field]: id })).toEqual(invalid(of.field, of.message))
    }
    expect(await update(of.noun, 1, { [of.field]: null })).toEqual(invalid(of.field, of.message))
  })

  it('moves while no establishment has it', async () => {
    expect((await update('Neighborhood', 3, { cityId: '1' })).saved).toMatchObject({ city: { id: '1' } })
    expect((await update('Subcategory', 4, { categoryId: '2' })).saved).toMatchObject({
      category: { id: '2' },
      slug: 'farmacias',
    })
    expect(await trail()).toMatchObject([
      { changes: { cityId: { before: 3, after: 1 } } },
      { changes: { categoryId: { before: 1, after: 2 } } },
    ])
  })

  it('stays where it is while establishments have it, which would disagree', async () => {
    expect(await update('Neighborhood', 2, { cityId: '1', name: 'Novo' })).toEqual(
      conflict('IN_USE', 'Este bairro não pode mudar de cidade: tem 1 estabelecimento.', 'cityId'),
    )
    expect(await update('Subcategory', 1, { categoryId: '1' })).toEqual(
      conflict(
        'IN_USE',
        'Esta subcategoria não pode mudar de categoria: tem 1 estabelecimento.',
        'categoryId',
      ),
    )
    expect((await update('Neighborhood', 2, { cityId: '3', name: 'Novo' })).error).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { invalid, useEntryWrites } from '../../test/entry-writes.ts'

const { create, update } = useEntryWrites()

describe('a city', () => {
  const message = 'Informe a latitude e a longitude, ou nenhuma das duas.'

  it('is offered and not popular, unless it says otherwise', async () => {
    const { saved } = await create('City', { name: 'Cunha' })
    expect(saved).toMatchObject({
      active: true,
      isPopular: false,
      latitude: null,
      longitude: null,
      image: null,
    })
    const other = await create('City', { name: 'Lorena', active: false, isPopular: true })
    expect(other.saved).toMatchObject({ active: false, isPopular: true })
    expect((await update('City', saved?.id ?? '', { active: false })).saved).toMatchObject({ active: false })
    expect(await update('City', 1, { active: null })).toEqual(
      invalid('active', 'Informe se a cidade está ativa.'),
    )
  })

  it('has both coordinates or neither, whatever an update names', async () => {
    expect(await create('City', { name: 'Cunha', latitude: -23.07 })).toEqual(invalid('longitude', message))
    const whole = await create('City', { name: 'Cunha', latitude: -23.07, longitude: -44.96 })
    const id = whole.saved?.id ?? ''
    expect((await update('City', id, { latitude: -23 })).saved).toMatchObject({
      latitude: -23,
      longitude: -44.96,
    })
    expect(await update('City', id, { latitude: null })).toEqual(invalid('latitude', message))
    expect((await update('City', id, { latitude: null, longitude: null })).saved).toMatchObject({
      latitude: null,
      longitude: null,
    })
    expect(await update('City', id, { longitude: -44 })).toEqual(invalid('latitude', message))
    expect(await update('City', id, { latitude: -91, longitude: 0 })).toEqual(
      invalid('latitude', 'A latitude deve ser um número de -90 a 90.'),
    )
  })
})

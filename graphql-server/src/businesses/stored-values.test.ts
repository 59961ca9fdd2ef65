import { beforeEach, expect, it } from 'vitest'
import { useBusinessWrites } from '../../test/business-writes.ts'

const { database, update } = useBusinessWrites()

beforeEach(async () => {
  // Saved before the rules that refuse them.
  const data = { phone: '1291234567', whatsapp: '08007221000', latitude: 48.85, longitude: 2.35 }
  await database.prisma.business.update({ where: { id: 1 }, data })
})

it('other fields can change while stored values that are invalid today are absent or sent unchanged', async () => {
  expect(await update({ name: 'Outra' })).toMatchObject({ name: 'Outra', phone: '1291234567' })
  const answered = { phone: '(12) 9123-4567', whatsapp: '08007221000', latitude: 48.85, longitude: 2.35 }
  expect(await update({ name: 'Mais uma', ...answered })).toMatchObject({
    name: 'Mais uma',
    phone: '1291234567',
    whatsapp: '08007221000',
    latitude: 48.85,
  })
})

it('a change of such a value must follow the rule', async () => {
  expect(await update({ phone: '(12) 9123-4568' })).toMatchObject({
    fields: {
      'input.phone': 'Falta o nono dígito: um celular tem 11 dígitos, com um 9 depois do DDD.',
    },
  })
  expect(await update({ latitude: 48.86 })).toMatchObject({
    fields: {
      'input.latitude':
        'Este ponto fica fora do Brasil. Confira a latitude, a longitude e os sinais de menos.',
    },
  })
  expect(await update({ latitude: -22.7, longitude: -44.3, phone: '+55 12 99123-4567' })).toMatchObject({
    phone: '12991234567',
    latitude: -22.7,
  })
})

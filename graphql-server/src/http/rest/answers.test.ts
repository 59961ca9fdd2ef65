import { beforeEach, expect, it } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { useImages } from '../../../test/pictures.ts'
import { useRestServer } from '../../../test/rest.ts'
import { insertWorld, roleToken } from '../../../test/roles.ts'

const database = useDatabase()
const rest = useRestServer(database, useImages(database))
beforeEach(() => insertWorld(database))

const headers = { authorization: `Bearer ${roleToken('admin')}` }
const put = (attributes: unknown) => rest.ask('PUT /businesses/1', { json: { attributes }, headers })
const pix = { slug: 'aceita-pix', name: 'Aceita Pix', value: 'no', label: 'Não' }
const place = { slug: 'ambiente', name: 'Ambiente', value: 'aberto', label: 'Ao ar livre' }

it('answers are changed by slug, as an object or as the list that is answered', async () => {
  expect((await put({ 'aceita-pix': false, ambiente: 'aberto' })).body.data).toMatchObject({
    attributes: [pix, place],
  })
  expect((await put([{ ...place, value: null }])).body.data).toMatchObject({ attributes: [pix] })
  expect((await put({ 'aceita-pix': '' })).body.data).toMatchObject({ attributes: [] })
  expect((await rest.ask('GET /businesses/1')).body.data).toMatchObject({ attributes: [] })
})

it('a form has them as JSON', async () => {
  const parts = [{ name: 'attributes', content: '{"ambiente":"aberto"}' }]
  const { body } = await rest.ask('PUT /businesses/1', { parts, headers })
  expect(body.data).toMatchObject({ attributes: [{ ...pix, value: 'yes', label: 'Sim' }, place] })
})

it.each([
  [{ nada: 'yes' }, 'Não há um atributo “nada”.'],
  [{ ambiente: 'yes' }, 'Ambiente: escolha Ao ar livre ou Fechado.'],
  ['yes', 'Informe as respostas por slug do atributo, como um objeto JSON.'],
])('%j is refused', async (sent, message) => {
  expect(await put(sent)).toMatchObject({ status: 400, body: { details: { attributes: message } } })
})

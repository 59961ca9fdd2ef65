import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { useFiles } from '../../../test/imports.ts'
import { overturePlace } from '../../../test/sources/files.ts'
import { writeRegion } from '../../../test/sources/region.ts'
import { type Feature, readFeatures, readForm } from './features.ts'

const saveFile = useFiles()

async function read(path: string) {
  const found: Feature[] = []
  for await (const feature of readFeatures(path, await readForm(path))) found.push(feature)
  return found
}
const readText = async (text: string | Uint8Array) => read(await saveFile(text))
const reason = (read: Promise<unknown>) =>
  read.then(
    () => 'none',
    (error) => error.fields?.file ?? error,
  )

const feature = (id: string) => JSON.stringify({ type: 'Feature', id, properties: { name: 'É' } })
const ids = (found: Feature[]) => found.map(({ id }) => id)

it('a collection and lines have the same features, also with marks, separators and blank lines', async () => {
  const [a, b] = ['a', 'b'].map(feature)
  const collection = `\uFEFF{"type":"FeatureCollection","crs":{"features":[1]},"features":[${a},\n${b}],"z":[3]}`
  expect(ids(await readText(collection))).toEqual(['a', 'b'])
  expect(ids(await readText(`\u001e${a}\r\n\r\n\u001e${b}`))).toEqual(['a', 'b'])
  expect(ids(await readText(`${a}`))).toEqual(['a'])
  expect((await readText(`${a}\n`))[0]?.properties).toEqual({ name: 'É' })
})

it('a file of one line is read place by place', async () => {
  const path = join(dirname(await saveFile('')), 'region.geojson')
  await writeRegion(path, { places: 300, place: overturePlace, form: 'one-line' })
  const found = await read(path)
  expect(found.length).toBe(300)
  expect(found[299]).toMatchObject({ id: '08fa8100c5a1000000299' })
})

it.each([
  ['', 'não é GeoJSON'],
  ['nome;telefone\n', 'não é GeoJSON'],
  ['[1]', 'não é GeoJSON'],
  ['PK\u0003\u0004', 'não é GeoJSON'],
  [`{"type":"FeatureCollection","features":[${feature('a')},{"type":`, 'o lugar 2 não pôde ser lido'],
  [`${feature('a')}\n{"type":\n`, 'o lugar 2 não pôde ser lido'],
])('%j is refused with the reason', async (text, expected) => {
  expect(await reason(readText(text))).toContain(expected)
})

it('a feature that would fill the memory is refused', async () => {
  const long = JSON.stringify('x'.repeat(40_000_000))
  const text = `{"type":"FeatureCollection","features":[${feature('a')},{"type":"Feature","id":${long}}]}`
  expect(await reason(readText(text))).toContain('O lugar 2 do arquivo é grande demais')
  expect(await reason(readText(`${feature('a')}\n{"type":"Feature","id":${long}}`))).toContain(
    'grande demais',
  )
})

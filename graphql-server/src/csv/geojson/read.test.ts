import { expect, it } from 'vitest'
import { useFiles } from '../../../test/imports.ts'
import { openTable } from '../reader/table.ts'

const saveFile = useFiles()

async function read(content: string) {
  const { records, format } = await openTable(await saveFile(content), () => true)
  const rows: [number, ...string[]][] = []
  for await (const { line, cells } of records()) rows.push([line, ...cells])
  return { format, rows }
}

const refusal = (content: string) =>
  read(content).then(
    () => null,
    (error) => error.fields?.file ?? error,
  )

const place = (properties: object, coordinates: unknown = null, type = 'Point') =>
  JSON.stringify({ type: 'Feature', geometry: coordinates && { type, coordinates }, properties })
const collection = (...places: string[]) =>
  `{"type":"FeatureCollection","name":"x","features":[\n${places.join(',\n')}\n]}\n`

it('places are read as rows, their points as columns', async () => {
  const file = collection(
    place({ nome: "'=Bar", libras: true }, [-45.5553, -23.0264, 560]),
    place({ libras: null, nome: 'Café' }),
  )
  expect(await read(`\uFEFF ${file}`)).toEqual({
    format: 'geojson',
    rows: [
      [1, 'nome', 'libras', 'latitude', 'longitude'],
      [2, "''=Bar", 'true', '-23,0264', '-45,5553'],
      [3, 'Café', '', '', ''],
    ],
  })
})

it('a place that is no point, or has other properties than the first, is refused with its line', async () => {
  const bar = place({ nome: 'Bar' }, [-45, -23])
  expect(await refusal(collection(bar, place({ nome: 'x' }, [[1, 2]], 'LineString')))).toContain('linha 3')
  expect(await refusal(collection(bar, place({ nome: { a: 1 } })))).toContain('linha 3')
  expect(await refusal(collection(bar, bar, place({ rua: 'x' })))).toContain('linha 4')
  expect(await refusal(collection(bar, place({})))).toContain('não tem as mesmas propriedades')
})

it('a file that is cut, and a place beyond the bounds, are refused', async () => {
  const file = collection(place({ nome: 'Bar' }))
  expect(await refusal(file.slice(0, -10))).toContain('cortado ou malformado')
  expect(await refusal(collection(place({ nome: 'x'.repeat(20_000_000) })))).toContain('grande demais')
})

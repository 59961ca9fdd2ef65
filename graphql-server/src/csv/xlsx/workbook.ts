import { texts } from '../../messages/texts.ts'
import { refuse } from '../reader/refuse.ts'
import { parsePart, type XmlHandlers } from './package.ts'

/** Characters of all shared texts, which are kept in memory. */
const MAX_SHARED = 100_000_000

/** What the cells of all sheets refer to. */
export interface Workbook {
  path: string
  /** Those that are visible, in their order. */
  sheets: { name: string; part: string }[]
  /** Whether days are counted from 1904. */
  is1904: boolean
  /** Codes of number formats by style; empty where numbers are shown as they are. */
  formats: string[]
  shared: string[]
}

/** @throws BadUserInputError for a file that is no workbook */
export async function openWorkbook(path: string): Promise<Workbook> {
  const book: Workbook = { path, sheets: [], is1904: false, formats: [], shared: [] }
  const main = (await readRelations(path, '', '_rels/.rels')).find(isOf('officeDocument'))?.target
  if (!main) return refuse(texts.imports.noWorkbook)
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const relations = await readRelations(path, folder, `${folder}_rels/${main.slice(folder.length)}.rels`)
  const sheets = relations.filter(isOf('worksheet'))
  await parse(path, main, {
    onOpen(name, attributes) {
      const { date1904 = '', state = '', name: sheetName = '' } = attributes
      if (name === 'workbookPr') book.is1904 = /^(?:1|true)$/.test(date1904)
      if (name !== 'sheet' || /hidden/i.test(state)) return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      const part = sheets.find((relation) => relation.id === id)?.target
      if (part) book.sheets.push({ name: sheetName, part })
    },
  })
  const styles = relations.find(isOf('styles'))
  if (styles) book.formats = await readFormats(path, styles.target)
  const shared = relations.find(isOf('sharedStrings'))
  if (shared) book.shared = await readShared(path, shared.target)
  return book
}

interface Relation {
  id: string
  type: string
  /** A part. */
  target: string
}

const isOf =
  (type: string) =>
  (relation: Relation): boolean =>
    relation.type.endsWith(`/${type}`)

/** @param folder of the part whose relations they are */
async function readRelations(path: string, folder: string, part: string): Promise<Relation[]> {
  const relations: Relation[] = []
  await parse(path, part, {
    onOpen(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return
      const target = new URL(Target, `file:///${folder}`).pathname.slice(1)
      relations.push({ id: Id, type: Type, target: decodeURIComponent(target) })
    },
  })
  return relations
}

/** Formats of dates and times that have a number in place of a code. */
const builtIn: Readonly<Record<string, string>> = {
  ...Object.fromEntries([14, 15, 16, 17].map((id) => [id, 'dd/mm/yyyy'])),
  ...Object.fromEntries([18, 19, 20, 21, 45, 46, 47].map((id) => [id, 'hh:mm'])),
  22: 'dd/mm/yyyy hh:mm',
}

async function readFormats(path: string, part: string): Promise<string[]> {
  const codes = new Map<string, string>()
  const formats: string[] = []
  let isInCells = false
  await parse(path, part, {
    onOpen(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') codes.set(numFmtId, formatCode)
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells) formats.push(codes.get(numFmtId) ?? builtIn[numFmtId] ?? '')
    },
    onClose(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return formats
}

async function readShared(path: string, part: string): Promise<string[]> {
  const shared: string[] = []
  let characters = 0
  const text = textHandlers((found) => {
    characters += found.length
    if (characters > MAX_SHARED) refuse(texts.imports.largeWorkbook)
    shared.push(found)
  }, 'si')
  await parse(path, part, text)
  return shared
}

/** Calls back with the text of each element of that name, without phonetic guides. */
export function textHandlers(onFound: (text: string) => void, element: string): Required<XmlHandlers> {
  let text = ''
  let isText = false
  let isReading = false
  return {
    onOpen(name) {
      if (name === element) text = ''
      if (name === 'rPh') isReading = true
      isText = name === 't' && !isReading
    },
    onClose(name) {
      isText = false
      if (name === 'rPh') isReading = false
      if (name === element) onFound(decodeCharacters(text))
    },
    onText(piece) {
      if (isText) text += piece
    },
  }
}

/** Characters that XML does not allow, or that look like one of these, are written as `_x000D_`. */
export const decodeCharacters = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

async function parse(path: string, part: string, handlers: XmlHandlers): Promise<void> {
  for await (const _ of parsePart(path, part, handlers));
}

import { isUtf8 } from 'node:buffer'
import { type Entry, getFileNameLowLevel } from 'yauzl'
import { unaccent } from '../../../schema/slug.ts'
import { keyText } from '../../../schema/text.ts'
import { decodeSingleByte } from '../csv/reader/single-byte.ts'

/** Maximum number of names in a cell. */
const maxNames = 100

const photoTitle =
  /^(?:(?:nomes?|arquivos?) d[aeo]s? )?(?:fotos?|fotografias?|imagem|imagens|photos?|images?)(?: ?\d+| principal| de capa| da fachada)?$/

/** Whether a title means names of photos: "Fotos", "Imagem 1", "Arquivo da foto". */
export const isPhotoTitle = (title: string): boolean =>
  photoTitle.test(unaccent(keyText(title.replace(/[_:.-]+/g, ' '))).trim())

/** The names in a cell, separated by `|`, `;` or `,`. */
export const readPhotoNames = (cell: string): string[] =>
  cell
    .split(/[|;,]/, maxNames)
    .map((name) => name.trim())
    .filter(Boolean)

/** Normalizes a name: without folders, case and the encoding of accents. */
export function nameKey(path: string): string {
  const name = path.split(/[\\/]/).at(-1) ?? ''
  return name.normalize('NFC').toLowerCase().trim()
}

const utf8Flag = 0x800
/** Id of the extra field with the name in UTF-8. */
const unicodePath = 0x7075

/** Number of last characters of a path that are used. */
const maxCharacters = 255

export interface EntryName {
  path: string
  /** Whether the name contradicts the encoding of its entry. */
  isBroken: boolean
}

/** Decodes the name of an entry. Programs that state no encoding write UTF-8 (macOS) or code page 850 (Windows in Portuguese). */
export function entryName(entry: Entry): EntryName {
  const { generalPurposeBitFlag: flags, fileNameRaw: raw, extraFields } = entry
  const hasUnicodePath = extraFields.some(({ id }) => id === unicodePath)
  const isSaid = (flags & utf8Flag) !== 0
  const decode = () => (isSaid || isUtf8(raw) ? raw.toString('utf8') : decodeSingleByte(raw, 'cp850'))
  const whole = hasUnicodePath ? getFileNameLowLevel(flags, raw, extraFields, false) : decode()
  const path = whole.slice(-maxCharacters)
  const isOther = isSaid && !hasUnicodePath && !isUtf8(raw)
  return { path, isBroken: isOther || /[\p{Cc}\uFFFD]/u.test(path) }
}

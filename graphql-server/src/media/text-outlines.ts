import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import opentype, { type Font, type PathCommand } from 'opentype.js'

/** The web app's heading font: a bare machine has no fonts. */
const fontFile = import.meta.resolve(
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
)

export async function loadFont(): Promise<Font> {
  const { buffer, byteOffset, byteLength } = await readFile(fileURLToPath(fontFile))
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
}

/** Keeps only characters that the font has; others would be empty boxes. */
export function drawable(font: Font, text: string): string {
  const has = (character: string) => !/\p{C}/u.test(character) && font.charToGlyphIndex(character) > 0
  const characters = Array.from(text.normalize('NFC').replace(/\s/g, ' ')).filter(has)
  return characters.join('').replace(/ +/g, ' ').trim()
}

/**
 * Places glyphs side by side with the font's kerning. The library's own layout throws for substitutions that this
 * font has.
 */
function layOut(font: Font, text: string, size: number): { commands: PathCommand[]; width: number } {
  const scale = size / font.unitsPerEm
  const commands: PathCommand[] = []
  let x = 0
  let previous: ReturnType<Font['charToGlyph']> | undefined
  for (const character of text) {
    const glyph = font.charToGlyph(character)
    if (previous) x += font.getKerningValue(previous, glyph) * scale
    commands.push(...glyph.getPath(x, 0, size).commands)
    x += (glyph.advanceWidth ?? 0) * scale
    previous = glyph
  }
  return { commands, width: x }
}

/** @returns an SVG path with the text's baseline at `y` */
export function textPath(font: Font, text: string, x: number, y: number, size: number): string {
  const data = layOut(font, text, size).commands.map(commandData).join('')
  return `<path transform="translate(${x} ${y})" d="${data}"/>`
}

const coordinates = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const

/** Replaces the library's `toPathData`, which writes NaN for some numbers. */
function commandData(command: PathCommand): string {
  const values = new Map<string, unknown>(Object.entries(command))
  return (
    command.type +
    coordinates.flatMap((name) => (values.has(name) ? Number(values.get(name)).toFixed(1) : [])).join(' ')
  )
}

/**
 * Breaks a text into lines, within a word only if it is wider than a line.
 *
 * @param maxWidth in pixels
 * @param maxLines text beyond them is cut with an ellipsis
 */
export function breakLines(
  font: Font,
  text: string,
  { size, maxWidth, maxLines }: { size: number; maxWidth: number; maxLines: number },
): { lines: string[]; isCut: boolean } {
  const fits = (line: string) => layOut(font, line, size).width <= maxWidth
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const character of word) {
      if (!fits(line + character)) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  if (line) lines.push(line)
  if (lines.length <= maxLines) return { lines, isCut: false }
  let last = lines[maxLines - 1] ?? ''
  while (!fits(`${last}…`)) last = last.slice(0, -1)
  return { lines: [...lines.slice(0, maxLines - 1), `${last.trimEnd()}…`], isCut: true }
}

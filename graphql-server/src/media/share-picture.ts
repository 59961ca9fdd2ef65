import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Font } from 'opentype.js'
import { sharp } from './encoding.ts'
import { breakLines, drawable, loadFont, textPath } from './text-outlines.ts'

/** Usual size of link previews, in pixels. */
const size = { width: 1200, height: 630 }

export interface ShareTexts {
  name: string
  city: string
}

const siteName = 'Guia do Vale'
const margin = 64
/** The largest size at which the name fits in two lines is used; at the smallest it may take three. */
const nameSizes = [84, 72, 62, 54]
const citySize = 40
/** Baseline of the city; the ridges begin below it. */
const cityY = 540

/** Keeps pictures below 300 kB, above which WhatsApp shows no preview. */
const quality = 80

/** Sharp's own SVG loader stays blocked, since it would also decode uploaded SVGs. */
let tools: Promise<Font> | undefined

async function loadTools(): Promise<Font> {
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
  return loadFont()
}

/**
 * Draws an establishment's picture for previews of shared links: its cover, or ridges if it has none, with name and
 * city as outlines, since a bare machine has no fonts.
 *
 * @param cover a stored image
 * @returns a JPEG of 1200 by 630 pixels
 */
export async function drawSharePicture({ name, city }: ShareTexts, cover: Buffer | null): Promise<Buffer> {
  tools ??= loadTools()
  const overlay = new Resvg(toSvg(await tools, { name, city }, cover === null)).render()
  const { width, height } = size
  const input = Buffer.from(overlay.pixels)
  overlay.free()
  const base = cover
    ? sharp(cover)
        .resize({ ...size, fit: 'cover' })
        .flatten({ background: '#ffffff' })
    : sharp({ create: { ...size, channels: 3, background: '#b7d6dc' } })
  return base
    .composite([{ input, raw: { width, height, channels: 4 }, premultiplied: true }])
    .timeout({ seconds: 10 })
    .jpeg({ quality, progressive: true })
    .toBuffer()
}

/** Overlay of the cover, or the whole picture without one. */
function toSvg(font: Font, texts: ShareTexts, isWhole: boolean): string {
  const nameText = drawable(font, texts.name)
  const place = { maxWidth: size.width - 2 * margin }
  const fontSize =
    nameSizes.find((each) => !breakLines(font, nameText, { ...place, size: each, maxLines: 2 }).isCut) ??
    (nameSizes.at(-1) as number)
  const { lines } = breakLines(font, nameText, { ...place, size: fontSize, maxLines: 3 })
  const [city = ''] = breakLines(font, drawable(font, texts.city), {
    ...place,
    size: citySize,
    maxLines: 1,
  }).lines
  const lastBaseline = cityY - citySize - 24
  const nameLines = lines.map((line, index) =>
    textPath(font, line, margin, lastBaseline - (lines.length - 1 - index) * fontSize * 1.08, fontSize),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a1613" stop-opacity="0"/><stop offset=".6" stop-color="#0a1613" stop-opacity=".72"/><stop offset="1" stop-color="#0a1613" stop-opacity=".92"/></linearGradient></defs>
${isWhole ? scene : ''}
<rect y="110" width="1200" height="520" fill="url(#shade)"/>
${ridges}
<rect x="${margin - 24}" y="36" width="262" height="60" rx="30" fill="#0f5c45"/>
<g fill="#ffffff">${textPath(font, siteName, margin, 78, 34)}${nameLines.join('')}</g>
<g fill="#ffcb2e">${textPath(font, city, margin, cityY, citySize)}</g>
</svg>`
}

/** A daytime view of the Vale in the theme's colours. */
const scene = `<rect width="1200" height="630" fill="#fdeccf"/><circle cx="960" cy="150" r="80" fill="#ffd978"/>
<path fill="#b4ceca" d="M0 300c120-30 190-160 300-160 90 0 130 90 220 90 120 0 170-130 290-130 130 0 200 120 390 150v380H0z"/>
<path fill="#5f9585" d="M0 420c140-10 220-110 360-110 130 0 190 80 310 80 150 0 220-110 340-110 80 0 130 40 190 60v290H0z"/>`

/** The brand's two ridges along the lower edge. */
const ridges = `<path fill="#5cc7a0" d="M0 600c150-10 240-40 400-34s260 30 420 22 260-30 380-22v64H0z"/>
<path fill="#0f5c45" d="M0 616c180-14 300-24 460-16s250 18 410 10 220-20 330-14v34H0z"/>`

import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressAssets } from './compressed-assets.js'

test('long text assets get both compressed forms; short ones and fonts stay alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guia-assets-'))
  const script = 'export const valley = "Paraíba"\n'.repeat(100)
  writeFileSync(join(folder, 'a.js'), script)
  writeFileSync(join(folder, 'short.css'), 'a{}')
  writeFileSync(join(folder, 'font.woff2'), script)
  await compressAssets(folder)
  expect(readdirSync(folder).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'font.woff2', 'short.css'])
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe(script)
})

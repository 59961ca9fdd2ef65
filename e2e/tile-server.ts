import { once } from 'node:events'
import { createServer } from 'node:http'
import sharp from 'sharp'

/**
 * Serves map tiles without a network, every one the same plain square, on a free port until the worker ends.
 *
 * @returns what the product wants in `TILE_URL`
 */
export async function startTileServer(): Promise<string> {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#dde' } })
    .png()
    .toBuffer()
  const server = createServer((_, response) => response.setHeader('content-type', 'image/png').end(tile))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  server.unref()
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}/tile/{z}/{x}/{y}.png`
}

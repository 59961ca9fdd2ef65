import { once } from 'node:events'
import { createServer } from 'node:http'
import sharp from 'sharp'

/** A map's tiles without a network: every one the same plain square. */
export interface TileServer {
  /** What the product wants in `TILE_URL`. */
  url: string
  stop(): void
}

/** Starts it on a free port. */
export async function startTileServer(): Promise<TileServer> {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#dde' } })
    .png()
    .toBuffer()
  const server = createServer((_, response) => response.setHeader('content-type', 'image/png').end(tile))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}/tile/{z}/{x}/{y}.png`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

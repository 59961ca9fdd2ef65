import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { PageAssets, PageModule } from '../../../../schema/page.ts'

/** Where the web app comes from: its build, or Vite while somebody works on it. */
export interface PageSource {
  /** The module that renders pages, and what a page loads. */
  load(): Promise<{ pages: PageModule; assets: PageAssets }>
  /** Folder of the built client files; absent when Vite serves them. */
  clientFolder?: URL
  /** Called once with the server that pages are served by, before any of them is asked for. */
  open?(server: Server): Promise<void>
  /** Vite's own policy: its client puts styles into the page and listens on a socket. */
  policy?: string
  /** Answers what Vite serves by itself; true when it did. */
  serve?(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  close(): Promise<void>
}

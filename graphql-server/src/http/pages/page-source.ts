import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { PageAssets, PageModule } from '../../../../schema/page.ts'

/** Where the web app comes from: its build, or Vite in development. */
export interface PageSource {
  /** The module that renders pages, and what a page loads. */
  load(): Promise<{ pages: PageModule; assets: PageAssets }>
  /** Folder of the built client files; absent when Vite serves them. */
  clientFolder?: URL
  /** Called once with the HTTP server, before the first page. */
  open?(server: Server): Promise<void>
  /** Vite's own content security policy: its client adds styles to the page and opens a socket. */
  policy?: string
  /** Lets Vite answer its own requests; true when it did. */
  serve?(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  close(): Promise<void>
}

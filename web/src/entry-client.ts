import '@vitejs/plugin-react/preamble'
import 'virtual:theme.css'
import './theme/fonts.css'
import { firstPaint } from './browser/first-paint.ts'
import { loadInTurn } from './browser/load-in-turn.ts'
import { readScripts } from './page-scripts.ts'

// The pages' policy forbids `eval`. Zod would try it out when its first schema is made, and the console would tell.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** What is on the page is whole before any script: that is painted first, and then made the browser's. */
async function start(): Promise<void> {
  await firstPaint()
  await loadInTurn(readScripts(document))
  const { startPage } = await import('./start-page.tsx')
  await startPage()
}

void start()

import '@vitejs/plugin-react/preamble'
import './theme/tokens.css'
import './theme/fonts.css'
import './theme/global.css'

// The pages' policy forbids `eval`. Zod would try it out when its first schema is made, and the console would tell.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** Runs React, then the web app, then the page, each in a task of its own: in between the page scrolls and answers. */
async function start(): Promise<void> {
  await import('react-dom/client')
  await nextTask()
  const { startPage } = await import('./start-page.tsx')
  await nextTask()
  await startPage()
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

void start()

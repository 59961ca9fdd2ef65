import { type ChildProcess, spawn } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '../../graphql-server/test/redis-server.ts'
import { type DrivenBrowser, type Find, findElement, type Tab, waitFor } from './tab.ts'

/** Of the protocol: the name under which an element is referred to (https://www.w3.org/TR/webdriver/#elements). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Private use characters for keys (https://www.w3.org/TR/webdriver/#keyboard-actions). */
const keys = { Enter: '\ue007', Escape: '\ue00c', ArrowDown: '\ue015', ArrowRight: '\ue014' }

type Reference = Record<typeof elementKey, string>

/** WebKitGTK's MiniBrowser on a screen of its own, over WebDriver. */
export async function startWebKit(): Promise<DrivenBrowser> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (!binary) throw new Error('no MiniBrowser: install webkit2gtk-driver')
  const home = mkdtempSync(join(tmpdir(), 'guia-webkit-'))
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1360x1000x24', '-nolisten', 'tcp'])
  const display = `:${(await firstLine(screen)).trim()}`
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      LANG: 'pt_BR.UTF-8',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  })
  const end = () => {
    driver.kill()
    screen.kill()
    rmSync(home, { recursive: true, force: true })
  }
  try {
    const origin = `http://127.0.0.1:${port}`
    await vi.waitFor(() => ask(`${origin}/status`), { timeout: 30_000 })
    const { sessionId } = await ask<{ sessionId: string }>(`${origin}/session`, {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
      },
    })
    const session = `${origin}/session/${sessionId}`
    await ask(`${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 960 })
    return {
      tab: tabOf(session),
      async close() {
        // The driver may end before it has answered.
        await ask(session, undefined, 'DELETE').catch(() => {})
        end()
      },
    }
  } catch (error) {
    end()
    throw error
  }
}

function tabOf(session: string): Tab {
  const send = (path: string, body: unknown = {}) => ask(`${session}/${path}`, body)
  const run = (script: string, args: unknown[]) => ask<unknown>(`${session}/execute/sync`, { script, args })
  const find = (what: Find) =>
    run(`return (${findElement})(arguments[0])`, [what]) as Promise<Reference | null>
  const element = async (what: Find) => (await waitFor(what, () => find(what)))[elementKey]
  const type = async (find: Find, text: string) => send(`element/${await element(find)}/value`, { text })
  return {
    async open(url) {
      await send('url', { url })
    },
    async back() {
      await send('back')
    },
    run: (script, ...args) => run(`return (${script}).apply(null, arguments)`, args) as Promise<never>,
    has: async (what) => (await find(what)) !== null,
    async click(find) {
      await send(`element/${await element(find)}/click`)
    },
    async type(find, text) {
      await type(find, text)
    },
    async attach(find, files) {
      await type(find, files.join('\n'))
    },
    async press(key) {
      const actions = ['keyDown', 'keyUp'].map((action) => ({ type: action, value: keys[key] }))
      await send('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    screenshot: async () => Buffer.from(await ask<string>(`${session}/screenshot`), 'base64'),
  }
}

/** One command of the protocol. @throws with the driver's own words */
async function ask<T = unknown>(
  url: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  const answer = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error} ${value.message}`)
  return value
}

function firstLine({ stdout }: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    stdout?.once('data', (data) => done(String(data)))
    stdout?.once('end', () => fail(new Error('Xvfb has not started')))
  })
}

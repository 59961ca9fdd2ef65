import { type ElementHandle, launch } from 'puppeteer-core'
import { type DrivenBrowser, type Find, findElement, waitFor } from './tab.ts'

/** Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<DrivenBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'pt-BR' },
  })
  const page = await browser.newPage()
  const find = async (what: Find) =>
    (await page.evaluateHandle(findElement, what)).asElement() as ElementHandle<HTMLInputElement> | null
  const element = (what: Find) => waitFor(what, () => find(what))
  return {
    tab: {
      async open(url) {
        await page.goto(url)
      },
      async back() {
        await page.goBack()
      },
      run: (script, ...args) => page.evaluate(script as (...args: unknown[]) => never, ...args),
      has: async (what) => (await find(what)) !== null,
      click: async (what) => (await element(what)).click(),
      type: async (what, text) => (await element(what)).type(text),
      attach: async (what, files) => (await element(what)).uploadFile(...files),
      press: (key) => page.keyboard.press(key),
      screenshot: async () => Buffer.from(await page.screenshot()),
    },
    close: () => browser.close(),
  }
}

import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'

// node scripts/main.js run bench/first-navigation.ts ORIGIN [ORIGIN …] [--rounds N]: time of the first client-side
// navigation on a slow phone, from the home page to the first card's profile and to /explore: milliseconds from the
// tap until the next page is shown. Alternates between the origins, to compare builds in one run.

const { values, positionals: origins } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '7' } },
})

/** Lighthouse's slow phone: 150 ms, 1.6 Mbit/s, a quarter of the CPU speed. */
const phone = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, processor: 4 }

const targets = {
  profile: { link: 'article a', shown: 'main h1' },
  explore: { link: 'main a[href^="/explore?city="]', shown: '[role=status]:has-text("estabelecimento")' },
}

type Target = keyof typeof targets

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

async function openHome(origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const { processor, ...network } = phone
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
  await page.goto(origin, { waitUntil: 'load' })
  // Visitors look at the page before they tap.
  await page.waitForTimeout(2000)
  return page
}

/** @returns milliseconds from the tap until the next page is shown */
async function navigate(origin: string, target: Target): Promise<number> {
  const page = await openHome(origin)
  const { link, shown } = targets[target]
  const before = new URL(page.url()).pathname
  const found = page.locator(link).first()
  await found.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  const start = performance.now()
  await found.tap()
  await page.waitForURL((url) => url.pathname !== before, { waitUntil: 'commit' })
  await page.locator(shown).first().waitFor()
  const taken = performance.now() - start
  await page.context().close()
  return taken
}

const taken = new Map<string, number[]>()
for (let round = 0; round < Number(values.rounds); round++)
  for (const target of Object.keys(targets) as Target[])
    for (const origin of origins) {
      const key = `${origin} ${target}`
      taken.set(key, [...(taken.get(key) ?? []), await navigate(origin, target)])
    }
await browser.close()
for (const [key, times] of taken) {
  const sorted = times.map(Math.round).sort((a, b) => a - b)
  console.log(key, 'ms, median', sorted[Math.floor(sorted.length / 2)], 'all', sorted.join(' '))
}

import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Types into a picker and chooses what that finds. */
export async function pick(page: Page, label: string | RegExp, text: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).pressSequentially(text)
  await takeMarked(page, option)
}

/** Chooses the first option of a picker by pressing it. */
export async function pickFirst(page: Page, label: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  const option = page.getByRole('listbox').getByRole('option').first()
  const name = (await option.textContent()) ?? ''
  await option.click()
  await closeAfter(page, name)
}

/** Presses Enter as soon as this option is the marked one: Enter takes what is marked, a frame after it is shown. */
export async function takeMarked(page: Page, option: string | RegExp): Promise<void> {
  const marked = optionOf(page, option).and(page.locator('[data-highlighted]'))
  await marked.waitFor()
  await page.keyboard.press('Enter')
  await closeAfter(page, option)
}

/** Waits until the option is chosen, and closes the list, which stays open where several may be chosen. */
async function closeAfter(page: Page, option: string | RegExp): Promise<void> {
  const list = page.getByRole('listbox')
  const chosen = optionOf(page, option).and(page.locator('[data-state="checked"]'))
  await expect.poll(async () => (await list.count()) === 0 || (await chosen.count()) > 0).toBe(true)
  // The picker takes the focus once more, a frame after a choice and after it has closed.
  await nextFrames(page)
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await nextFrames(page)
}

function optionOf(page: Page, name: string | RegExp): Locator {
  return page.getByRole('listbox').getByRole('option', { name, exact: true })
}

const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

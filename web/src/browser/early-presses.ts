/** Marks a button whose press is repeated if it came before hydration. */
export const repeated = { 'data-repeat': '' }

const early = new Set<HTMLElement>()

function keep({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-repeat]')
  if (button) early.add(button)
}

/** Keeps presses of marked buttons from now on: React listens to none before the page is hydrated. */
export function keepEarlyPresses(): void {
  document.addEventListener('click', keep, { capture: true })
}

/** Presses again what was pressed before hydration, unless it is gone. */
export function repeatEarlyPresses(): void {
  document.removeEventListener('click', keep, { capture: true })
  for (const button of early) if (button.isConnected) button.click()
  early.clear()
}

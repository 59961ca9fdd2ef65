/** Marks a button whose clicks before hydration are replayed. */
export const repeated = { 'data-repeat': '' }

const early = new Set<HTMLElement>()

function keep({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-repeat]')
  if (button) early.add(button)
}

/** Records clicks on marked buttons until hydration. */
export function keepEarlyPresses(): void {
  document.addEventListener('click', keep, { capture: true })
}

/** Replays recorded clicks on buttons that still exist. */
export function repeatEarlyPresses(): void {
  document.removeEventListener('click', keep, { capture: true })
  for (const button of early) if (button.isConnected) button.click()
  early.clear()
}

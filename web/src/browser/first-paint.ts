/** Milliseconds after which a page that says nothing of its paint is taken for painted. */
const patience = 3000

/**
 * Resolves when the page shows something, at once where nobody sees it: until then, style sheet, fonts and the first
 * picture have the line and the processor for themselves.
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return resolve()
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) done()
    })
    const timer = setTimeout(done, patience)
    function done() {
      observer.disconnect()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', done)
      resolve()
    }
    // A page that goes out of sight is not painted any more.
    document.addEventListener('visibilitychange', done)
    observer.observe({ type: 'paint', buffered: true })
  })
}

import { messages } from '../../messages/site.ts'
import { RidgeLine } from '../../ui/pictures/ridge-line.tsx'
import styles from './shell-page.module.css'

/** What the plain document shows until the browser has rendered the page itself. */
export function ShellPage() {
  return (
    <main className={styles.shell}>
      <title>{messages.siteName}</title>
      <RidgeLine size="large" />
      <p role="status">{messages.loading}</p>
    </main>
  )
}

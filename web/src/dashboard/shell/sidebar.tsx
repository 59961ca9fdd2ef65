import { useState } from 'react'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { LineShape } from '../../ui/pictures/icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { entryClass, ScreenLinks, Tip } from './screen-links.tsx'
import styles from './sidebar.module.css'

const { nav } = dashboardMessages

/** Where the dashboard leads, on wide screens. Collapsed it shows icons, and the browser remembers that. */
export function Sidebar() {
  const { isCollapsed, toggle } = useCollapsed()
  return (
    <nav className={styles.column} aria-label={nav.label} data-collapsed={isCollapsed}>
      <ScreenLinks icons={isCollapsed} />
      <Tip text={nav.expand} isOff={!isCollapsed}>
        <button type="button" className={entryClass} onClick={toggle}>
          <LineShape path={isCollapsed ? 'M6 6l6 6-6 6M13 6l6 6-6 6' : 'M18 6l-6 6 6 6M11 6l-6 6 6 6'} />
          {isCollapsed ? <VisuallyHidden>{nav.expand}</VisuallyHidden> : <span>{nav.collapse}</span>}
        </button>
      </Tip>
    </nav>
  )
}

const storageKey = 'guiadovale.sidebar'

/** Whether the sidebar shows icons only, as this browser remembers it, and how to change that. */
function useCollapsed(): { isCollapsed: boolean; toggle: () => void } {
  const [isCollapsed, setIsCollapsed] = useState(() => {
    try {
      return localStorage.getItem(storageKey) === 'collapsed'
    } catch {
      return false
    }
  })
  function toggle() {
    setIsCollapsed(!isCollapsed)
    try {
      if (isCollapsed) localStorage.removeItem(storageKey)
      else localStorage.setItem(storageKey, 'collapsed')
    } catch {
      // Storage is refused: the choice holds until the dashboard is left.
    }
  }
  return { isCollapsed, toggle }
}

import { chakra } from '@chakra-ui/react/styled-system'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { paths } from '../../paths.ts'
import { isLink } from '../../site/layout/mobile-menu.tsx'
import { recipe } from '../../theme/theme.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { ScreenLinks, sidebarEntry } from './screen-links.tsx'

const { nav, close } = dashboardMessages

const Panel = chakra(
  'dialog',
  recipe({
    base: {
      position: 'fixed',
      inset: '0 auto 0 0',
      width: 'min(18rem, calc(100vw - {spacing.12}))',
      height: '100dvh',
      maxHeight: '100dvh',
      margin: '0',
      bg: 'surface',
      color: 'ink',
      boxShadow: 'float',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      '&::backdrop': { bg: 'rgb(8 16 12 / 55%)' },
      '& > div': { display: 'grid', gap: '3', padding: '3', minHeight: '100%', alignContent: 'start' },
      '& .site': { borderTopWidth: '1px', borderColor: 'line', paddingTop: '3' },
      '& .site .entry': sidebarEntry,
    },
  }),
)

/** Opens the dashboard's menu on small screens. */
export function DrawerButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton icon="menu" label={nav.open} onClick={() => setIsOpen(true)} />
      {isOpen && <Drawer onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Closes with Escape, beside it, and when a screen is opened; the focus goes back to its button. */
function Drawer({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    element?.showModal()
    return () => element?.close()
  }, [])
  function leave({ target }: MouseEvent) {
    // What lies around the content is the dialog itself, its backdrop included.
    if (target === panel.current || isLink(target)) panel.current?.close()
  }
  return (
    <Panel ref={panel} aria-label={nav.label} onClose={onClose} onClick={leave}>
      <div>
        <IconButton icon="close" label={close} onClick={() => panel.current?.close()} />
        <nav aria-label={nav.label}>
          <ScreenLinks />
        </nav>
        <div className="site">
          <Link className="entry" to={paths.home}>
            <LineIcon name="out" />
            {nav.site}
          </Link>
        </div>
      </div>
    </Panel>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { paths } from '../../paths.ts'
import { isLink } from '../../site/layout/mobile-menu.tsx'
import { recipe } from '../../theme/theme.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { ScreenLinks, sidebarEntry } from './screen-links.tsx'

const { nav, close } = dashboardMessages

const Content = chakra(
  'div',
  recipe({
    base: {
      '& .site': { borderTopWidth: '1px', borderColor: 'line', marginTop: '3', paddingTop: '3' },
      '& .site .entry': sidebarEntry,
    },
  }),
)

/** Opens the dashboard's menu on small screens, which closes beside it and when a screen is opened too. */
export function DrawerButton() {
  const [isOpen, setIsOpen] = useState(false)
  const shut = () => setIsOpen(false)
  return (
    <>
      <IconButton icon="menu" label={nav.open} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Dialog title={nav.label} close={close} onClose={shut} size="full">
          <Content onClick={({ target }) => isLink(target) && shut()}>
            <nav aria-label={nav.label}>
              <ScreenLinks />
            </nav>
            <div className="site">
              <Link className="entry" to={paths.home}>
                <LineIcon name="out" />
                {nav.site}
              </Link>
            </div>
          </Content>
        </Dialog>
      )}
    </>
  )
}

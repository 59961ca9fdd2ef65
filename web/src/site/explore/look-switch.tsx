import { useHydrated } from '../../browser/use-hydrated.tsx'
import { exploreMessages } from '../../messages/explore.ts'
import { chooseCardLook, useCardLook } from '../../ui/business-card/card-look.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './look-switch.module.css'

/** On phones: large cards instead of five to a screen. It keeps its place until a script can do so. */
export function LookSwitch() {
  const look = useCardLook()
  const isHydrated = useHydrated()
  return (
    <div className={styles.place}>
      {isHydrated && (
        <IconButton
          icon={look === 'side' ? 'tallCards' : 'sideCards'}
          label={look === 'side' ? exploreMessages.tallCards : exploreMessages.sideCards}
          onClick={() => chooseCardLook(look === 'side' ? 'tall' : 'side')}
        />
      )}
    </div>
  )
}

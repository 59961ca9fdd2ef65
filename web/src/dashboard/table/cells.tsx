import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { type ComponentProps, type ReactNode, useContext } from 'react'
import { Link } from 'react-router-dom'
import { dashboardMessages, tableMessages } from '../../messages/dashboard/dashboard.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { LineShape } from '../../ui/pictures/icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './cells.module.css'
import { FloatingPlace } from './floating-place.ts'

/** An action of a row that leads to a page of its own. */
export function RowActionLink(link: ComponentProps<typeof Link>) {
  return <Link className={styles.action} {...link} />
}

export function RowActions(actions: ComponentProps<'div'>) {
  return <div className={styles.actions} {...actions} />
}

interface RowMenuProps {
  name: string
  /** Its items: `Menu.Item`. */
  children: ReactNode
}

/** What is done with a row less often, behind one button. */
export function RowMenu({ name, children }: RowMenuProps) {
  const place = useContext(FloatingPlace)
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger className={styles.action} aria-label={tableMessages.moreOf(name)}>
        <LineShape path="M5 12v.1M12 12v.1M19 12v.1" />
      </Menu.Trigger>
      <Portal {...(place && { container: place })}>
        <Menu.Positioner>
          <Menu.Content>{children}</Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

export interface RowActionProps {
  text: string
  /** With the name of the row in it, for screen readers. */
  label: string
  onClick: () => void
  tone?: 'plain' | 'danger'
  disabled?: boolean
}

/** Editar, Excluir: a small button in a row. */
export function RowAction({ text, label, onClick, tone = 'plain', disabled = false }: RowActionProps) {
  return (
    <button
      type="button"
      className={classNames(styles.action, tone === 'danger' && styles.danger)}
      aria-label={label}
      onClick={onClick}
      disabled={disabled}
    >
      {text}
    </button>
  )
}

export function StatusBadge({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  return <span className={classNames(styles.badge, isGood && styles.good)}>{children}</span>
}

/** The name of an establishment, leading to its profile in another tab. */
export function ProfileLink({ slug, name }: { slug: string; name: string }) {
  return (
    <a className={styles.link} href={paths.profile(slug)} target="_blank" rel="noopener">
      {name} <VisuallyHidden>{messages.nav.newTab}</VisuallyHidden>
    </a>
  )
}

/** A value before and after a change, each in words; null where there is nothing. */
export function OldAndNew({ before, after }: Record<'before' | 'after', string | null>) {
  return (
    <>
      <VisuallyHidden>{dashboardMessages.before}: </VisuallyHidden>
      {before === null ? <NoValue /> : <del className={styles.before}>{before}</del>}
      <span className={styles.quiet} aria-hidden="true">
        {' → '}
      </span>
      <VisuallyHidden>{dashboardMessages.after}: </VisuallyHidden>
      {after === null ? <NoValue /> : <ins className={styles.after}>{after}</ins>}
    </>
  )
}

interface ChangedValuesProps {
  changes: readonly { title: string; before: string | null; after: string | null }[]
}

/** Fields, each with its value before and after a change. */
export function ChangedValues({ changes }: ChangedValuesProps) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ title, before, after }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <OldAndNew before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** In the place of a value where there is none. */
export function NoValue() {
  return <span className={classNames(styles.quiet, styles.none)}>{dashboardMessages.noValue}</span>
}

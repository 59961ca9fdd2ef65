import { Link, useNavigationType } from 'react-router-dom'
import { auditMessages } from '../../messages/dashboard/audit.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { Entry } from './entry-name.ts'
import styles from './lines.module.css'

const { lines: texts } = auditMessages

type Act = keyof typeof texts.acts
export type Line = Exclude<Entry['action'], Act>

/** Of an entry with lines (one-act); null of any other. */
export function linesAct({ action }: Pick<Entry, 'action'>): Act | null {
  return action in texts.acts ? (action as Act) : null
}

/** "12 estabelecimentos criados, 1 bairro criado". */
export function linesInWords({ lineCounts }: Pick<Entry, 'lineCounts'>): string {
  // A line has no lines of its own.
  const parts = lineCounts.map(({ entity, action, count }) => texts.counted(entity, action as Line, count))
  return parts.join(', ')
}

export function LinesLink({ entry }: { entry: Entry }) {
  const total = entry.lineCounts.reduce((sum, { count }) => sum + count, 0)
  return (
    <Link className={styles.way} to={paths.dashboardAuditLines(entry.id)}>
      {texts.see(total)}
      <VisuallyHidden>: {linesInWords(entry)}</VisuallyHidden>
    </Link>
  )
}

/** From a line that was found by itself to what it is part of. */
export function WholeLink({ partOf }: { partOf: NonNullable<Entry['partOf']> }) {
  const act = linesAct(partOf)
  return (
    act && (
      <Link className={styles.way} to={paths.dashboardAuditLines(partOf.id)}>
        {texts.partOf[act]}
      </Link>
    )
  )
}

const takeFocus = (link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true })

/** The way back to the whole trail. Takes the focus that what led here had. */
export function WholeTrailLink() {
  const isArrived = useNavigationType() === 'PUSH'
  return (
    <ButtonLink look="outline" to={paths.dashboardAudit} ref={isArrived ? takeFocus : null}>
      {texts.all}
    </ButtonLink>
  )
}

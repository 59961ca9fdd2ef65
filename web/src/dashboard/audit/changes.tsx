import { auditMessages as texts } from '../../messages/dashboard/audit.ts'
import { NoValue, OldAndNew } from '../table/cells.tsx'
import { type ChangeText, changeTexts } from './change-texts.ts'
import styles from './changes.module.css'
import type { Entry } from './entry-name.ts'

/** What an entry says has changed: the names of the fields, and behind them each one before and after. */
export function Changes({ entry }: { entry: Entry }) {
  const list = changeTexts(entry)
  if (list.length === 0) return <span>—</span>
  const isUpdate = entry.action === 'UPDATE'
  return (
    <details className={styles.details}>
      <summary>
        {isUpdate ? texts.fieldList(list.map(({ title }) => title)) : texts.allFields(list.length)}
      </summary>
      <dl>
        {list.map((change) => (
          <div key={change.field}>
            <dt>{change.title}</dt>
            <dd>
              <Values change={change} action={entry.action} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** What was made has only what came, what was deleted only what went. */
function Values({ change, action }: { change: ChangeText; action: Entry['action'] }) {
  const { before, after } = change
  if (action !== 'UPDATE') return <span>{before ?? after ?? <NoValue />}</span>
  return <OldAndNew before={before} after={after} />
}

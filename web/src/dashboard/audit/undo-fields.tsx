import { CheckField } from '../../forms/check-field.tsx'
import type { UndoPreviewQuery } from '../../gql/dashboard/graphql.ts'
import { auditMessages } from '../../messages/dashboard/audit.ts'
import { OldAndNew } from '../table/cells.tsx'
import { changeTexts } from './change-texts.ts'
import styles from './undo-dialog.module.css'

const { undoing: texts } = auditMessages

type Preview = UndoPreviewQuery['undoPreview']
type Field = Preview['fields'][number]

/** The groups that are taken back unless somebody chooses: all but those that were changed since. */
export function defaultGroups(fields: readonly Field[]): ReadonlySet<string> {
  const changed = new Set(fields.filter(({ isChangedSince }) => isChangedSince).map(({ group }) => group))
  return new Set(fields.map(({ group }) => group).filter((group) => !changed.has(group)))
}

interface UndoFieldsProps {
  preview: Preview
  groups: ReadonlySet<string>
  onChoose: (groups: ReadonlySet<string>) => void
}

/** The fields of a change, each with its value now and the one that it would get; those of a group are chosen together. */
export function UndoFields({ preview, groups, onChoose }: UndoFieldsProps) {
  const list = fieldTexts(preview)
  function choose(group: string, isChosen: boolean) {
    onChoose(new Set([...groups].filter((each) => each !== group).concat(isChosen ? [group] : [])))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of several controls; a fieldset would be laid out by other rules
    <div className={styles.fields} role="group" aria-label={texts.fields}>
      {[...Map.groupBy(list, ({ group }) => group)].map(([group, fields]) => (
        <div key={group}>
          <CheckField
            label={fields.map(({ title }) => title).join(', ')}
            hint={fields.find(({ isChangedSince }) => isChangedSince)?.hint}
            checked={groups.has(group)}
            onChange={(isChosen) => choose(group, isChosen)}
          />
          {fields.map(({ field, before, after }) => (
            <p key={field}>
              <OldAndNew before={before} after={after} />
            </p>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The fields in words, in the order of the forms. */
function fieldTexts({ fields, references }: Preview) {
  const byName = new Map(fields.map((each) => [each.field, each]))
  const now = Object.fromEntries(fields.map(({ field, now, old }) => [field, { before: now, after: old }]))
  const set = Object.fromEntries(fields.map(({ field, set }) => [field, { before: set, after: null }]))
  const setTexts = new Map(
    changeTexts({ changes: set, references }).map(({ field, before }) => [field, before]),
  )
  return changeTexts({ changes: now, references }).map((text) => {
    const { group = text.field, isChangedSince = false } = byName.get(text.field) ?? {}
    return { ...text, group, isChangedSince, hint: texts.changedSince(setTexts.get(text.field) ?? null) }
  })
}

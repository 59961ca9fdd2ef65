import { mergeMessages as texts } from '../../messages/dashboard/merge.ts'
import { type ChangeText, changeTexts } from '../audit/change-texts.ts'
import { Words } from '../proposals/differences.tsx'
import { diffWords } from '../proposals/word-diff.ts'
import styles from './field-choice.module.css'
import { canJoinAreas, type MergeChoice, type Preview } from './merge-choice.ts'

interface FieldChoicesProps {
  preview: Preview
  choice: MergeChoice
}

/** The fields in words, by group, in the order of the forms; `before` is of the one that is kept, `after` where they differ. */
function groupTexts({ fields, references, differing }: Preview): Map<string, ChangeText[]> {
  const changes = fields.map(({ field, group, kept, other }) => [
    field,
    { before: kept, after: differing.includes(group) ? other : null },
  ])
  const groups = new Map(fields.map(({ field, group }) => [field, group]))
  const list = changeTexts({ changes: Object.fromEntries(changes), references }, { isWhole: true })
  return Map.groupBy(list, ({ field }) => groups.get(field) ?? field)
}

/** The groups in which two establishments differ, each with a choice; the others are folded. */
export function FieldChoices({ preview, choice }: FieldChoicesProps) {
  const all = [...groupTexts(preview)]
  const differing = all.filter(([group]) => preview.differing.includes(group))
  const equal = all.filter(([group]) => !preview.differing.includes(group))
  return (
    <section className={styles.section} aria-labelledby="merge-fields">
      <h2 id="merge-fields">{texts.different}</h2>
      <p>{differing.length > 0 ? texts.differentLead : texts.noDifferent}</p>
      {differing.map(([group, list]) =>
        group === 'areas' ? (
          <AreasChoice key={group} list={list} preview={preview} choice={choice} />
        ) : (
          <GroupChoice key={group} group={group} list={list} choice={choice} />
        ),
      )}
      {equal.length > 0 && (
        <details>
          <summary>{texts.equal(equal.length)}</summary>
          <dl className={styles.equal}>
            {equal.flatMap(([, list]) =>
              list.map(
                ({ field, title, before }) =>
                  before && (
                    <div key={field}>
                      <dt>{title}</dt>
                      <dd>{before}</dd>
                    </div>
                  ),
              ),
            )}
          </dl>
        </details>
      )}
    </section>
  )
}

const groupTitle = (group: string, list: readonly ChangeText[]) =>
  group === 'hours' ? texts.week : list.map(({ title }) => title).join(', ')

function GroupChoice({
  group,
  list,
  choice: { taken, take },
}: {
  group: string
  list: readonly ChangeText[]
  choice: MergeChoice
}) {
  return (
    <Group title={groupTitle(group, list)}>
      {(['kept', 'other'] as const).map((side) => (
        <label key={side}>
          <input
            type="radio"
            name={`merge-${group}`}
            checked={taken.has(group) === (side === 'other')}
            onChange={() => take(group, side === 'other')}
          />
          <Side list={list} side={side} />
        </label>
      ))}
    </Group>
  )
}

function AreasChoice({
  list,
  preview,
  choice: { areas, setAreas },
}: FieldChoicesProps & { list: readonly ChangeText[] }) {
  const isJoinable = canJoinAreas(preview)
  return (
    <Group
      title={groupTitle('areas', list)}
      note={isJoinable ? null : texts.areas.tooMany(preview.areaCount)}
    >
      {(['KEPT', 'OTHER', 'BOTH'] as const).map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="merge-areas"
            checked={areas === value}
            disabled={value === 'BOTH' && !isJoinable}
            onChange={() => setAreas(value)}
          />
          {value === 'BOTH' ? (
            <span>
              <span className={styles.label}>{texts.areas.both}</span>
              {texts.areas.bothText(preview.areaCount)}
            </span>
          ) : (
            <Side list={list} side={value === 'KEPT' ? 'kept' : 'other'} />
          )}
        </label>
      ))}
    </Group>
  )
}

function Group({
  title,
  note = null,
  children,
}: {
  title: string
  note?: string | null
  children: React.ReactNode
}) {
  return (
    <fieldset className={styles.group}>
      <legend>
        {title} <span className={styles.badge}>≠ {texts.badge}</span>
      </legend>
      {note && <p>{note}</p>}
      <div className={styles.sides}>{children}</div>
    </fieldset>
  )
}

/** The values of one side, with the words that the other one has not marked. */
function Side({ list, side }: { list: readonly ChangeText[]; side: 'kept' | 'other' }) {
  return (
    <span>
      <span className={styles.label}>{texts.valueOf[side]}</span>
      {list.map(({ field, title, before, after }) => {
        const diff = diffWords(before ?? '', after ?? '')
        return (
          <span key={field} className={styles.value}>
            {list.length > 1 && <span className={styles.label}>{title}</span>}
            <Words parts={side === 'kept' ? diff.before : diff.after} as="mark" />
          </span>
        )
      })}
    </span>
  )
}
